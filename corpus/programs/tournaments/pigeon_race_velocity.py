release = "06:15:00"
arrivals = [
    ("NL-101", 412.6, "11:02:30"),
    ("NL-077", 405.1, "10:58:00"),
    ("DE-300", 420.9, "11:02:30"),
    ("DE-311", 420.9, None),
]


def seconds(clock):
    h, m, s = map(int, clock.split(":"))
    return h * 3600 + m * 60 + s


def velocity(km, clock):
    minutes = (seconds(clock) - seconds(release)) / 60
    return km * 1000 / minutes


rows = []
for ring, km, clock in arrivals:
    if clock is None:
        print(ring, "not home yet")
        continue
    rows.append((velocity(km, clock), ring, km))
rows.sort(reverse=True)
for v, ring, km in rows:
    print(f"{ring} {km:.1f} km {v:8.2f} m/min {v * 60 / 1000:.1f} km/h")

first_home = min((c, r) for r, _, c in arrivals if c)
print("first at home:", first_home[1], "winner:", rows[0][1])
countries = {}
for v, ring, _ in rows:
    countries.setdefault(ring[:2], []).append(v)
print({c: round(max(vs)) for c, vs in countries.items()})
late = rows[0][2] * 1000 / (rows[0][0] * 0.8)
print(f"a fifth slower means {late / 60:.2f} h")
