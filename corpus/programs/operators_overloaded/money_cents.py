class Money:
    def __init__(self, cents=0):
        self.cents = cents

    @classmethod
    def of(cls, text):
        whole, _, part = text.partition(".")
        return cls(int(whole) * 100 + int(part.ljust(2, "0") or 0))

    def __add__(self, other):
        return Money(self.cents + other.cents)

    def __radd__(self, other):
        return self if other == 0 else NotImplemented

    def __floordiv__(self, n):
        return Money(self.cents // n)

    def __mod__(self, n):
        return Money(self.cents % n)

    def __lt__(self, other):
        return self.cents < other.cents

    def __bool__(self):
        return self.cents != 0

    def __format__(self, spec):
        text = f"{self.cents // 100}.{self.cents % 100:02d}"
        return f"{text:{spec}}"


bills = [Money.of("12.5"), Money.of("7"), Money.of("0.99")]
total = sum(bills)
each, rest = total // 3, total % 3
print(f"{total:>8}")
print(f"each {each}, rest {rest}", bool(rest))
for b in sorted(bills):
    print(f"|{b:^9}|")
print(f"{max(bills)} {Money()}", "nothing" if not Money() else "?")
loss = Money(-250)
print(f"{loss}")
