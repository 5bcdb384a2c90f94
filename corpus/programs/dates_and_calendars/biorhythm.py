from datetime import date
from math import sin, pi

CYCLES = {"body": 23, "mood": 28, "mind": 33}


def value(born, day, length):
    return sin(2 * pi * (day - born).days / length)


def meter(v, width=9):
    cells = ["."] * width
    cells[width // 2] = "|"
    cells[round((v + 1) / 2 * (width - 1))] = "o"
    return "".join(cells)


born = date(1992, 4, 17)
today = date(2024, 6, 3)
age = (today - born).days
print(age, "days old")
for name, length in CYCLES.items():
    v = value(born, today, length)
    print(f"{name:<5} day {age % length:>2} of {length} {meter(v)} {v:+.2f}")

good = []
for d in range(3, 10):
    day = today.replace(day=d)
    total = sum(value(born, day, n) for n in CYCLES.values())
    good.append((round(total, 3), d))
best, worst = max(good), min(good)
print("best day", best[1], "worst day", worst[1])
critical = [n for n, length in CYCLES.items() if abs(value(born, today, length)) < 0.25]
print("critical:", critical or "nothing")
print(meter(1), meter(-1), meter(0))
