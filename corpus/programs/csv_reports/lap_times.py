class Lap:
    def __init__(self, rider, text):
        self.rider = rider
        minutes, seconds = text.split(":")
        self.seconds = int(minutes) * 60 + float(seconds)

    def __lt__(self, other):
        return self.seconds < other.seconds

    def __eq__(self, other):
        return self.seconds == other.seconds

    def __str__(self):
        m, s = divmod(self.seconds, 60)
        return f"{self.rider} {int(m)}:{s:04.1f}"


def load(table):
    head, *rows = [line.split("\t") for line in table.strip().splitlines()]
    return [Lap(rider, t) for row in rows for rider, t in zip(head, row) if t]


TABLE = """
Jonas\tWout\tTadej
1:02.4\t1:01.9\t1:03.0
1:01.1\t\t1:01.1
0:59.8\t1:00.5\t1:00.2
"""

laps = load(TABLE)
print(len(laps), "laps")
for lap in sorted(laps)[:3]:
    print(lap)
print("slowest:", max(laps))
personal = {}
for lap in laps:
    if lap.rider not in personal or lap < personal[lap.rider]:
        personal[lap.rider] = lap
print([str(p) for p in personal.values()])
print(laps[3] == laps[4], laps[0] == laps[1])
