from functools import lru_cache
from enum import Enum


class Kind(Enum):
    POOR = -1
    PERFECT = 0
    RICH = 1


@lru_cache
def divisors(n):
    small = [d for d in range(1, int(n ** 0.5) + 1) if n % d == 0]
    return sorted({*small, *(n // d for d in small)} - {n})


def kind(n):
    s = sum(divisors(n))
    return Kind((s > n) - (s < n))


def amicable(a, b):
    return a != b and sum(divisors(a)) == b and sum(divisors(b)) == a


def main():
    for n in (6, 12, 16, 28):
        print(n, divisors(n), kind(n).name.lower())
    print("220 and 284:", amicable(220, 284))
    groups = {k: [n for n in range(2, 21) if kind(n) is k] for k in Kind}
    print({k.name: len(v) for k, v in groups.items()}, groups[Kind.RICH])


if __name__ == "__main__":
    main()
