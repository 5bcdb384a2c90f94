from collections import namedtuple
from itertools import chain

Measure = namedtuple("Measure", "room hour db")

DATA = {
    "hall": {9: 48, 11: 61, 13: 66, 15: 58},
    "reading": {9: 35, 11: 41, 13: 52, 15: 40},
    "kids": {11: 70, 15: 78},
}
LIMITS = {"hall": 60, "reading": 45}
PEOPLE = ["hall:3 3 4 2", "reading:2 5 4", "kids:1 1"]


def measures(data):
    return chain.from_iterable((Measure(r, h, db) for h, db in hours.items()) for r, hours in data.items())


def loud(ms, limits, default=75):
    return [m for m in ms if m.db > limits.get(m.room, default)]


def main():
    for m in loud(measures(DATA), LIMITS):
        print(f"{m.room} at {m.hour}: {m.db} dB ({m.db - LIMITS.get(m.room, 75):+d})")
    annoyed = {}
    for line in PEOPLE:
        room, _, answers = line.partition(":")
        values = [int(a) for a in answers.split()]
        annoyed[room] = sum(values) / len(values)
    means = {r: sum(h.values()) / len(h) for r, h in DATA.items()}
    for r in sorted(means, key=means.get):
        print(f"{r:<8}{means[r]:6.1f} dB, annoyance {annoyed[r]:.2f}")
    order_db = sorted(means, key=means.get)
    order_people = sorted(annoyed, key=annoyed.get)
    print(order_db, order_people, order_db == order_people[::-1])
    worst_hour = max({m.hour for m in measures(DATA)}, key=lambda h: max(m.db for m in measures(DATA) if m.hour == h))
    print("worst hour:", worst_hour)
    quiet = min(measures(DATA), key=lambda m: m.db)
    print(quiet, len(list(measures(DATA))))


if __name__ == "__main__":
    main()
