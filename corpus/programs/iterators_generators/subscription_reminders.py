from dataclasses import dataclass
from typing import Iterator


@dataclass
class Subscription:
    name: str
    price: float
    months: int

    def payments(self, until: int) -> Iterator[tuple]:
        month = 1
        while month <= until:
            yield month, self.name, self.price
            month += self.months


class Wallet:
    def __init__(self, *subs):
        self.subs = subs

    def __iter__(self):
        for sub in self.subs:
            yield from sub.payments(until=6)

    def by_month(self):
        result = {}
        for month, name, price in sorted(self):
            result.setdefault(month, []).append((name, price))
        return result


def main():
    wallet = Wallet(Subscription("music", 9.99, 1), Subscription("gym", 60, 3), Subscription("domain", 15, 12))
    for month, rows in wallet.by_month().items():
        total = sum(p for _, p in rows)
        print(month, f"{total:>6.2f}", ", ".join(n for n, _ in rows))
    print(f"half a year: {sum(p for _, _, p in wallet):.2f}")
    dearest = max(wallet, key=lambda row: row[2])
    print(dearest, len(list(wallet)), len(list(wallet)))


if __name__ == "__main__":
    main()
