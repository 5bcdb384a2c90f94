from abc import ABC, abstractmethod


class Rule(ABC):
    def __init__(self, name):
        self.name = name

    @abstractmethod
    def discount(self, lines):
        ...

    def __repr__(self):
        return f"{type(self).__name__}({self.name!r})"


class BulkRule(Rule):
    def __init__(self, name, product, minimum, percent):
        super().__init__(name)
        self.product, self.minimum, self.percent = product, minimum, percent

    def discount(self, lines):
        qty, price = lines.get(self.product, (0, 0))
        if qty < self.minimum:
            return 0
        return qty * price * self.percent / 100


class TotalRule(Rule):
    def __init__(self, name, above, amount):
        super().__init__(name)
        self.above = above
        self.amount = amount

    def discount(self, lines):
        total = sum(q * p for q, p in lines.values())
        return self.amount if total > self.above else 0


rules = [BulkRule("many cans", "can", 12, 15), TotalRule("big shop", 50, 4)]
carts = {
    "Mon": {"can": (24, 0.8), "soap": (2, 3.5)},
    "Tue": {"can": (11, 0.8)},
    "Wed": {"wine": (6, 8.9), "can": (12, 0.8)},
}
for day, lines in carts.items():
    total = sum(q * p for q, p in lines.values())
    hits = {r: r.discount(lines) for r in rules}
    off = sum(hits.values())
    print(day, round(total, 2), "-", round(off, 2), [r for r, d in hits.items() if d])
try:
    Rule("plain")
except TypeError:
    print("Rule is abstract")
