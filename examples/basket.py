"""What is in the basket, and what does it cost?"""


def price(item, table):
    try:
        cost = table[item]
    except KeyError:
        cost = 0
    return cost


def total(items, table):
    bill = 0
    for item in items:
        bill += price(item, table)
    return bill


def main():
    table = {"tea": 3, "milk": 2}
    return total(["tea", "jam", "milk"], table)
