from dataclasses import dataclass, field
from datetime import date, timedelta
from enum import Enum


class Kind(Enum):
    BOOK = 28
    DVD = 7
    MAGAZINE = 3

    @property
    def period(self):
        return timedelta(days=self.value)


@dataclass
class Loan:
    title: str
    kind: Kind
    start: date
    renewals: int = 0
    due: date = field(init=False)

    def __post_init__(self):
        self.due = self.start + self.kind.period

    def renew(self, today):
        if self.kind is not Kind.BOOK or self.renewals >= 2:
            return False
        self.renewals += 1
        self.due = max(self.due, today + self.kind.period)
        return True


today = date(2024, 2, 20)
loans = [
    Loan("Middlemarch", Kind.BOOK, date(2024, 1, 29)),
    Loan("Alien", Kind.DVD, date(2024, 2, 12)),
    Loan("Wired", Kind.MAGAZINE, date(2024, 2, 19)),
]
for loan in sorted(loans, key=lambda l: l.due):
    left = (loan.due - today).days
    print(f"{loan.title:<12}{loan.due:%d.%m.} ({left:+d} days)")

book = loans[0]
tries = [book.renew(today + timedelta(days=n)) for n in (0, 5, 9)]
print(tries, book.due, book.renewals)
print(loans[1].renew(today), Kind(7).name)
print(Loan("x", Kind.DVD, today) == Loan("x", Kind.DVD, today))
