from dataclasses import dataclass
from datetime import date, timedelta

ONE = timedelta(days=1)


@dataclass(frozen=True)
class Phase:
    title: str
    workdays: int


def skip_weekend(d: date) -> date:
    while d.weekday() >= 5:
        d += ONE
    return d


def finish(start: date, workdays: int) -> date:
    d = skip_weekend(start)
    for _ in range(workdays - 1):
        d = skip_weekend(d + ONE)
    return d


def gantt(phases, start):
    rows = []
    for p in phases:
        start = skip_weekend(start)
        end = finish(start, p.workdays)
        rows.append((p.title, start, end))
        start = end + ONE
    return rows


rows = gantt([Phase("Idea", 2), Phase("Draft", 5), Phase("Proof", 1), Phase("Print", 4)], date(2024, 2, 22))
origin = rows[0][1]
for title, start, end in rows:
    offset = (start - origin).days
    bar = "." * offset + "=" * ((end - start).days + 1)
    print(f"{title:<6}{start:%d.%m.}-{end:%d.%m.} {bar}")
total = (rows[-1][2] - origin).days + 1
print(total, "calendar days")
