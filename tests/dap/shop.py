"""What is in the basket, and what does it cost?"""
from dataclasses import dataclass

CURRENCY = "EUR"
LIMIT = 3


@dataclass
class Line:
    name: str
    count: int


def price(item, table):
    try:
        cost = table[item]
    except KeyError:
        cost = 0
    return cost


def twice(x):
    return 2 * x


def main():
    table = {"tea": 3, "milk": 2}
    lines = [Line("tea", 2), Line("jam", 1), Line("milk", 1)]
    bill = 0
    for line in lines:
        bill += line.count * price(line.name, table)
    total = twice(price("tea", table)) + bill
    print("total", total)
    return total
