from collections import Counter
from datetime import date

REPORTS = """
2024-01-06 Mitte sparrow:12 tit:3
2024-01-06 Nord tit:2 robin:1
2024-01-07 Mitte sparrow:4 magpie:2
2024-01-07 Süd robin:2 sparrow:x
2024-01-13 Nord tit:5 sparrow:7
"""


class BadReport(ValueError):
    pass


def parse(line):
    day, place, *sightings = line.split()
    counts = Counter()
    for s in sightings:
        bird, _, n = s.partition(":")
        if not n.isdigit():
            raise BadReport(f"{day} {place}: {s}")
        counts[bird] += int(n)
    return date.fromisoformat(day), place, counts


def main():
    total, places, days = Counter(), {}, set()
    for line in REPORTS.strip().splitlines():
        try:
            day, place, counts = parse(line)
        except BadReport as e:
            print("ignored", e)
            continue
        total += counts
        places.setdefault(place, Counter()).update(counts)
        days.add(day)
    print(total.most_common())
    for place, counts in sorted(places.items()):
        diversity = 1 - sum((n / counts.total()) ** 2 for n in counts.values())
        print(f"{place:<6}{counts.total():>3} birds {len(counts)} kinds, diversity {diversity:.3f}")
    everywhere = set.intersection(*(set(c) for c in places.values()))
    print(sorted(everywhere), len(days), (max(days) - min(days)).days)
    rare = [b for b, n in total.items() if n <= 2]
    print("rare:", sorted(rare))
    print(places["Süd"]["robin"])


main()
