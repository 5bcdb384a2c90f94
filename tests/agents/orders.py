"""A report on orders: what each customer pays for one on average."""
from dataclasses import dataclass


@dataclass
class Order:
    number: int
    customer: str
    price: int
    cancelled: bool


def draw(state):
    return (state * 1103515245 + 12345) % 2147483648


def make_orders(count):
    orders = []
    state = 7
    for number in range(count):
        state = draw(state)
        customer = f"c{state // 65536 % 40}"
        state = draw(state)
        price = state // 65536 % 90 + 10
        state = draw(state)
        orders.append(Order(number, customer, price, state // 65536 % 3 == 0))
    return orders


def group(orders):
    groups = {}
    for order in orders:
        groups.setdefault(order.customer, []).append(order)
    return groups


def average(prices):
    return sum(prices) / len(prices)


def summary(customer, orders):
    prices = [order.price for order in orders if not order.cancelled]
    return customer, round(average(prices), 2)


def report(orders):
    lines = []
    for customer, own in sorted(group(orders).items()):
        lines.append(summary(customer, own))
    return lines


def main():
    return report(make_orders(160))


if __name__ == "__main__":
    print(main())
