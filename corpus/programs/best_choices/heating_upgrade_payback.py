"""Which renovation pays for itself first?"""
from collections import namedtuple

Measure = namedtuple("Measure", "name cost saves lifetime")

measures = [
    Measure("windows", 9000, 420, 30),
    Measure("roof", 14000, 900, 40),
    Measure("pump", 16000, 1150, 18),
    Measure("thermostat", 300, 85, 10),
]


def payback(m):
    return m.cost / m.saves


def profit(m, years=20):
    return m.saves * min(years, m.lifetime) - m.cost


def plan(budget, key):
    chosen = []
    for m in sorted(measures, key=key):
        if m.cost <= budget:
            chosen.append(m)
            budget -= m.cost
    return [m.name for m in chosen], budget


print("%-11s%8s%8s" % ("", "payback", "profit"))
for m in measures:
    print("%-11s%8.1f%8d" % (m.name, payback(m), profit(m)))
print(plan(16000, payback))
print(plan(16000, profit))
print(plan(16000, lambda m: -profit(m)))
