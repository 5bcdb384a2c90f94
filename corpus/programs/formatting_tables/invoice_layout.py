from decimal import Decimal as D, ROUND_HALF_UP
from typing import NamedTuple

WIDTH = 40


class Item(NamedTuple):
    text: str
    quantity: int
    unit: D
    vat: int = 20

    @property
    def net(self):
        return self.quantity * self.unit


def money(x):
    return f"{x.quantize(D('0.01'), ROUND_HALF_UP):>10}"


def two_columns(left, right):
    return left[:WIDTH - 11].ljust(WIDTH - len(right)) + right


def invoice(items):
    yield two_columns("Description", "Net")
    yield "=" * WIDTH
    taxes = {}
    for item in items:
        yield two_columns(f"{item.quantity} x {item.text}", money(item.net))
        taxes[item.vat] = taxes.get(item.vat, D(0)) + item.net * item.vat / 100
    yield "-" * WIDTH
    net = sum(i.net for i in items)
    yield two_columns("Net total", money(net))
    for rate, tax in sorted(taxes.items()):
        yield two_columns(f"VAT {rate} %", money(tax))
    yield two_columns("To pay", money(net + sum(taxes.values())))


def main():
    items = [
        Item("Consulting, half day", 3, D("410")),
        Item("Handbook (printed, with a very long title)", 12, D("17.99"), 10),
        Item("Train", 1, D("64.5")),
        Item("Discount", 1, D("-100")),
    ]
    lines = list(invoice(items))
    print(*lines, sep="\n")
    print({len(l) for l in lines})
    print(max(items, key=lambda i: i.net).text, items[2]._replace(quantity=2).net)


main()
