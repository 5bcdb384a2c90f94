from datetime import date
from enum import Enum


class Kind(Enum):
    STRINGS = 12.0
    BRASS = 15.5
    DRUMS = 9.0


class Rental:
    deposit = 50

    def __init__(self, who, kind, out, back=None):
        self.who, self.kind, self.out, self.back = who, kind, out, back

    def weeks(self, today):
        days = ((self.back or today) - self.out).days
        return max(1, -(-days // 7))

    def fee(self, today):
        fee = self.weeks(today) * self.kind.value
        return fee * 0.8 if self.weeks(today) > 8 else fee

    def settle(self, today):
        if self.back is None:
            raise RuntimeError(f"{self.who} still has it")
        return self.deposit - self.fee(today)


def main():
    today = date(2025, 3, 31)
    rentals = [
        Rental("Mila", Kind.STRINGS, date(2025, 1, 6), date(2025, 3, 24)),
        Rental("Nils", Kind.BRASS, date(2025, 3, 3)),
        Rental("Orla", Kind.DRUMS, date(2025, 3, 1), date(2025, 3, 2)),
    ]
    for r in rentals:
        line = f"{r.who:5}{r.kind.name.lower():8}{r.weeks(today):>3} weeks {r.fee(today):7.2f}"
        try:
            rest = r.settle(today)
            line += f"  {'back' if rest >= 0 else 'to pay'} {abs(rest):.2f}"
        except RuntimeError as e:
            line += f"  {e}"
        finally:
            print(line)
    total = sum(r.fee(today) for r in rentals)
    print(f"{total:.2f}", Kind(9.0), max(Kind, key=lambda k: k.value).name)


main()
