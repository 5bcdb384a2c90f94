"""Marks from exchange students, brought onto one scale from 0 to 1."""

SCALES = {
    "de": lambda m: (6 - m) / 5,
    "fr": lambda m: m / 20,
    "us": lambda m: {"A": 1.0, "B": 0.8, "C": 0.6, "D": 0.4}.get(m, 0.0),
    "pl": lambda m: (m - 1) / 5,
}

RECORDS = [
    ("Jürgen", "de", [1.0, 2.3, 3.7]),
    ("Aurélie", "fr", [14, 11, 17.5]),
    ("Hank", "us", ["A", "C", "E"]),
    ("Michał", "pl", [5, 4, 6]),
    ("Sven", "se", ["VG"]),
]

table = []
for name, country, marks in RECORDS:
    try:
        scale = SCALES[country]
    except KeyError:
        print(f"no scale for {country!r}, {name} is left out")
        continue
    values = [scale(m) for m in marks]
    table.append((sum(values) / len(values), name, country))

for share, name, country in sorted(table, reverse=True):
    print(f"{name:<8}[{country}] {share:.3f} {'#' * int(share * 20)}")

mean = sum(s for s, *_ in table) / len(table)
print(f"mean {mean:.3f}; below:", [n for s, n, _ in table if s < mean])
back = {c: round(6 - 5 * s, 1) for s, _, c in table}
print(back)
