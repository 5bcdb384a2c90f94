from dataclasses import asdict, astuple, dataclass, field


@dataclass
class Line:
    text: str
    pieces: int
    cents: int

    @property
    def total(self):
        return self.pieces * self.cents


@dataclass
class Invoice:
    number: int
    lines: list[Line] = field(default_factory=list, repr=False)
    vat: int = 19

    def add(self, *args):
        self.lines.append(Line(*args))
        return self

    def total(self):
        net = sum(line.total for line in self.lines)
        return net + net * self.vat // 100


first = Invoice(1).add("bolt", 100, 12).add("saw", 1, 1995)
second = Invoice(2, vat=7).add("book", 2, 990)
for inv in (first, second):
    print(inv, f"{inv.total() / 100:.2f}")
print(asdict(second))
print(astuple(first.lines[0]))
copy = Invoice(3, first.lines)
copy.add("free gift", 1, 0)
print(len(first.lines), copy == first)
