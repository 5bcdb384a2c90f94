from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Shift:
    who: str
    role: str
    hours: float


WEIGHTS = {"waiter": 3, "kitchen": 2, "bar": Fraction(5, 2), "trainee": 1}


def share(pool_cents, shifts):
    units = {}
    for s in shifts:
        units[s.who] = units.get(s.who, 0) + WEIGHTS[s.role] * Fraction(s.hours)
    total = sum(units.values())
    exact = {who: pool_cents * u / total for who, u in units.items()}
    result = {who: int(x) for who, x in exact.items()}
    rest = pool_cents - sum(result.values())
    for who in sorted(exact, key=lambda w: exact[w] - result[w], reverse=True)[:rest]:
        result[who] += 1
    return result, exact


def main():
    shifts = [
        Shift("Ines", "waiter", 6), Shift("Jo", "waiter", 4.5), Shift("Karl", "kitchen", 8),
        Shift("Lu", "trainee", 5), Shift("Jo", "bar", 2),
    ]
    shares, exact = share(18_345, shifts)
    for who, cents in sorted(shares.items(), key=lambda s: -s[1]):
        print(f"{who:<5}{cents / 100:>8.2f}  {float(exact[who]):10.3f}  {exact[who]}")
    print(sum(shares.values()), sum(exact.values()) == 18_345)
    hours = {w: sum(s.hours for s in shifts if s.who == w) for w in shares}
    rate = {w: round(shares[w] / 100 / hours[w], 2) for w in shares}
    print(rate, max(rate, key=rate.get))
    small, _ = share(7, shifts)
    print(small)
    old = share(18_345, [s for s in shifts if s.role != "bar"])[0]
    print({w: shares[w] - old[w] for w in old})


if __name__ == "__main__":
    main()
