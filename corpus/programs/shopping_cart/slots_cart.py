class Line:
    __slots__ = ("sku", "qty", "unit_price")

    def __init__(self, sku, qty, unit_price):
        self.sku = sku
        self.qty = qty
        self.unit_price = unit_price

    def __eq__(self, other):
        return isinstance(other, Line) and self.sku == other.sku

    def __hash__(self):
        return hash(self.sku)

    def __repr__(self):
        return f"Line({self.sku}, {self.qty})"

    @property
    def amount(self):
        return self.qty * self.unit_price


def add(lines, new):
    if new in lines:
        old = lines[lines.index(new)]
        old.qty += new.qty
    else:
        lines.append(new)


lines = []
for sku, qty, price in [("p9", 1, 300), ("p2", 4, 25), ("p9", 2, 300), ("p5", 1, 80)]:
    add(lines, Line(sku, qty, price))
print(lines)
print(sum(line.amount for line in lines))
print(Line("p2", 99, 0) in lines, lines.index(Line("p5", 0, 0)))
lines.sort(key=lambda line: line.amount)
print(lines[0], lines[-1].amount)
lines[0].note = "gift wrap"
