class History:
    """Keep every level of an item so that older days can be asked for."""

    def __init__(self, start=0):
        self.days = [0]
        self.levels = [start]

    def change(self, day, delta):
        if day < self.days[-1]:
            raise ValueError(f"day {day} is before day {self.days[-1]}")
        level = self.levels[-1] + delta
        if day == self.days[-1]:
            self.levels[-1] = level
        else:
            self.days.append(day)
            self.levels.append(level)

    def at(self, day):
        lo, hi = 0, len(self.days)
        while lo < hi:
            mid = (lo + hi) // 2
            if self.days[mid] <= day:
                lo = mid + 1
            else:
                hi = mid
        return self.levels[lo - 1]


h = History(50)
for day, delta in ((2, -8), (5, -20), (5, +4), (9, 30), (14, -41)):
    h.change(day, delta)

print(list(zip(h.days, h.levels)))
print({day: h.at(day) for day in (0, 1, 2, 4, 5, 13, 14, 100)})
lowest = min(h.levels)
print("lowest", lowest, "on day", h.days[h.levels.index(lowest)])
try:
    h.change(3, 1)
except ValueError as exc:
    print(exc)
