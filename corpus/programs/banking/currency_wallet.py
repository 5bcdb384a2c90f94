from __future__ import annotations

from dataclasses import dataclass
from functools import total_ordering


@total_ordering
@dataclass(frozen=True)
class Money:
    cents: int
    currency: str = "EUR"

    @classmethod
    def parse(cls, text: str) -> Money:
        number, _, currency = text.partition(" ")
        units, _, cents = number.partition(".")
        return cls(int(units) * 100 + int(cents.ljust(2, "0") or 0), currency or "EUR")

    def _check(self, other: Money) -> None:
        if self.currency != other.currency:
            raise TypeError(f"{self.currency} and {other.currency} do not mix")

    def __add__(self, other):
        self._check(other)
        return Money(self.cents + other.cents, self.currency)

    def __mul__(self, factor):
        return Money(round(self.cents * factor), self.currency)

    __rmul__ = __mul__

    def __lt__(self, other):
        self._check(other)
        return self.cents < other.cents

    def __str__(self):
        return f"{self.cents // 100}.{self.cents % 100:02d} {self.currency}"


a = Money.parse("12.5")
b = Money.parse("7.05 EUR")
c = Money.parse("3 USD")
print(a, b, c, sep=" | ")
print(a + b, 3 * b, a * 0.333)
print(a > b, b >= a, sorted([a, b, Money(999)])[0])
print(sum([a, b], Money(0)))
try:
    a + c
except TypeError as error:
    print("error:", error)
print(repr(c), {a, Money(1250)})
