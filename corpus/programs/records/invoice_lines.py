from dataclasses import dataclass, field
from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")


@dataclass
class Line:
    text: str
    price: Decimal
    quantity: int = 1
    vat: int = 19

    @property
    def net(self):
        return self.price * self.quantity

    @property
    def tax(self):
        return (self.net * self.vat / 100).quantize(CENT, ROUND_HALF_UP)


@dataclass
class Invoice:
    number: int
    lines: list[Line] = field(default_factory=list)

    def add(self, text, price, *args, **kwargs):
        self.lines.append(Line(text, Decimal(price), *args, **kwargs))

    def taxes(self):
        result = {}
        for line in self.lines:
            result[line.vat] = result.get(line.vat, Decimal()) + line.tax
        return result

    def total(self):
        return sum(l.net + l.tax for l in self.lines)


invoice = Invoice(2024_017)
invoice.add("Workshop", "450.00", 2)
invoice.add("Handbook", "19.95", quantity=12, vat=7)
invoice.add("Travel", "88.36")
for line in invoice.lines:
    print(f"{line.quantity:>3} x {line.text:<10}{line.net:>9} +{line.tax:>7}")
for rate, amount in sorted(invoice.taxes().items()):
    print(f"VAT {rate}%: {amount}")
print("Invoice", invoice.number, "total", invoice.total())
