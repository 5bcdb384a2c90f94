from collections import namedtuple
from operator import attrgetter

Apple = namedtuple("Apple", "name month sweetness keeps", defaults=(0,))

apples = [
    Apple("Klarapfel", 7, 4),
    Apple("Boskoop", 10, 5, 5),
    Apple("Gravensteiner", 8, 8, keeps=1),
    Apple("Ontario", 10, 4, 7),
    Apple("Alkmene", 9, 7, 2),
]

for a in sorted(apples, key=attrgetter("month", "name")):
    print(f"{a.name:<14}{'.' * (a.month - 7)}{'#' * (a.keeps + 1)}")

best = max(apples, key=lambda a: a.sweetness)
print(best._replace(name=best.name.upper()))
months = {m % 12 or 12 for a in apples for m in range(a.month, a.month + a.keeps + 1)}
print("apples in months:", sorted(months))
print("none in:", [m for m in range(1, 13) if m not in months])
pie = [a for a in apples if a.sweetness <= 5 and a.keeps]
name, *_ = pie[0]
print("for a pie:", name, "of", len(pie))
print(Apple._field_defaults, apples[0] == ("Klarapfel", 7, 4, 0))
apples.append(Apple._make(["Idared", 10, 6, 6]))
print(min(apples).name, max(apples).name)
