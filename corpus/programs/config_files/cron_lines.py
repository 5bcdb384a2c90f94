from datetime import datetime, timedelta

CRONTAB = """
*/15 8-17 * * 1-5 check-mail
0 3 * * 0 backup
30 6 1 1,7 * pay-fees
"""
FIELDS = [("minute", 0, 59), ("hour", 0, 23), ("day", 1, 31), ("month", 1, 12), ("weekday", 0, 6)]


def expand(spec, low, high):
    values = set()
    for part in spec.split(","):
        body, _, step = part.partition("/")
        first, last = low, high
        if body != "*":
            a, _, b = body.partition("-")
            first, last = int(a), int(b or a)
        values.update(range(first, last + 1, int(step or 1)))
    return values


class Job:
    def __init__(self, line):
        *specs, self.command = line.split()
        self.sets = [expand(s, low, high) for s, (_, low, high) in zip(specs, FIELDS)]

    def due(self, t):
        parts = (t.minute, t.hour, t.day, t.month, t.isoweekday() % 7)
        return all(p in s for p, s in zip(parts, self.sets))

    def next(self, t, limit=300):
        t = t.replace(second=0) + timedelta(minutes=1)
        for _ in range(limit):
            if self.due(t):
                return t
            t += timedelta(minutes=5 - t.minute % 5)
        return None


jobs = [Job(l) for l in CRONTAB.strip().splitlines()]
now = datetime(2024, 6, 30, 2, 50)
for job in jobs:
    print(f"{job.command:<11}{[len(s) for s in job.sets]}")
print(jobs[1].next(now))
monday = datetime(2024, 7, 1, 6, 30)
print([j.command for j in jobs if j.due(monday)])
print(sorted(jobs[0].sets[0]), expand("1-5/2,9", 0, 59))
