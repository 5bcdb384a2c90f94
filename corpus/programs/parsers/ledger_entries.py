from dataclasses import dataclass, field
from decimal import Decimal

JOURNAL = """\
2024-01-03 Bakery
  food  4.20
  cash  -4.20
2024-01-05 Salary
  bank  2100.00
  income
2024-01-09 Broken entry
  food  10
  bank  -9.50
"""


@dataclass
class Entry:
    day: str
    title: str
    postings: list = field(default_factory=list)

    def close(self):
        missing = [i for i, (_, amount) in enumerate(self.postings) if amount is None]
        total = sum(a for _, a in self.postings if a is not None)
        if len(missing) == 1:
            account, _ = self.postings[missing[0]]
            self.postings[missing[0]] = (account, -total)
        elif total != 0:
            raise ValueError(f"{self.day} {self.title}: off by {total}")
        return self


def parse(text):
    entry = None
    for line in text.splitlines():
        if line.startswith("  "):
            account, *amount = line.split()
            entry.postings.append((account, Decimal(amount[0]) if amount else None))
        else:
            if entry:
                yield entry
            entry = Entry(*line.split(" ", 1))
    if entry:
        yield entry


def main():
    balances = {}
    for entry in parse(JOURNAL):
        try:
            entry.close()
        except ValueError as e:
            print("skipped,", e)
            continue
        for account, amount in entry.postings:
            balances[account] = balances.get(account, Decimal(0)) + amount
        print(entry.day, entry.title, len(entry.postings))
    for account in sorted(balances):
        print(f"{account:<8}{balances[account]:>10}")
    print("sum", sum(balances.values()))


if __name__ == "__main__":
    main()
