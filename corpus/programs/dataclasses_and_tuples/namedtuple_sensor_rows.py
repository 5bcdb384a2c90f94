from collections import namedtuple

Row = namedtuple("Row", "station day temp rain", defaults=[0.0])

rows = [
    Row("north", 1, 12.5),
    Row("north", 2, 9.0, 4.2),
    Row._make(["south", 1, 17.0, 0.4]),
    Row(station="south", temp=15.5, day=2),
]
station, *rest = rows[1]
print(station, rest)
print([r.day for r in rows if r.rain == 0])
fixed = rows[2]._replace(temp=71 - 32)
print(fixed, rows[2].temp)
warm = max(rows, key=lambda r: r.temp)
print(warm._asdict())
print(rows[0] < rows[1], rows[3][-1], len(Row._fields))
for name in Row._fields[2:]:
    values = [getattr(r, name) for r in rows]
    print(f"{name}: {min(values)}..{max(values)}")
rows[0].temp += 1
