import random
from datetime import date, timedelta
from collections import Counter


def random_birthday(rng):
    return date(2023, 1, 1) + timedelta(days=rng.randrange(365))


def shared(days):
    return {d: n for d, n in Counter(days).items() if n > 1}


def probability(n):
    p = 1.0
    for i in range(n):
        p *= (365 - i) / 365
    return 1 - p


def main():
    rng = random.Random(3)
    room = [random_birthday(rng) for _ in range(30)]
    pairs = shared(room)
    print(len(room), len(set(room)), len(room) - len(set(room)) == sum(n - 1 for n in pairs.values()))
    months = Counter(d.month for d in room)
    print(sum(months.values()), max(months.values()) >= 3)
    for n in (5, 23, 30):
        print(n, f"{probability(n):.1%}")
    n = 1
    while probability(n) < 0.9:
        n += 5
    print("90 % with about", n)
    zodiac_borders = {"Aries": (3, 21), "Taurus": (4, 20), "Gemini": (5, 21)}
    d = date(1999, 4, 20)
    print([s for s, b in zodiac_borders.items() if b <= (d.month, d.day)][-1])


if __name__ == "__main__":
    main()
