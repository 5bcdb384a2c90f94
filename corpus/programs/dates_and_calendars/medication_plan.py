from datetime import datetime, timedelta
import heapq


class Medicine:
    def __init__(self, name, every_hours, doses, *, with_food=False):
        self.name = name
        self.every = timedelta(hours=every_hours)
        self.doses = doses
        self.with_food = with_food


def plan(medicines, start):
    queue = [(start, i, m.doses) for i, m in enumerate(medicines)]
    heapq.heapify(queue)
    while queue:
        when, i, left = heapq.heappop(queue)
        yield when, medicines[i]
        if left > 1:
            heapq.heappush(queue, (when + medicines[i].every, i, left - 1))


start = datetime(2024, 4, 9, 7, 0)
medicines = [
    Medicine("Ibuprofen", 8, 3, with_food=True),
    Medicine("Drops", 4, 5),
    Medicine("Vitamin", 24, 2),
]
steps = list(plan(medicines, start))
for when, m in steps:
    print(when.strftime("%a %H:%M"), m.name, "(eat first)" if m.with_food else "")

together = {}
for when, m in steps:
    together.setdefault(when, []).append(m.name)
print([names for names in together.values() if len(names) > 1])
night = [w for w, _ in steps if w.hour >= 22 or w.hour < 6]
print(len(night), "at night;", "last on", steps[-1][0].date())
print(max(b - a for a, b in zip(list(together), list(together)[1:])))
