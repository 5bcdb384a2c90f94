from bisect import bisect_right
from typing import NamedTuple


class Show(NamedTuple):
    end: int
    start: int
    title: str
    stars: int


shows = sorted(Show(e, s, t, stars) for s, e, t, stars in [
    (1, 4, "clowns", 3), (3, 5, "birds", 4), (0, 6, "opera", 7), (5, 8, "magic", 5), (6, 9, "film", 3),
])
ends = [s.end for s in shows]

# as many as possible: always the one that ends first
now, many = 0, []
for s in shows:
    if s.start >= now:
        many.append(s.title)
        now = s.end
print(many)

# as many stars as possible
table = [(0, ())]
for i, s in enumerate(shows):
    before, chosen = table[bisect_right(ends, s.start, 0, i)]
    table.append(max(table[-1], (before + s.stars, chosen + (s.title,)), key=lambda pair: pair[0]))
print(table[-1])
print([stars for stars, _ in table])
