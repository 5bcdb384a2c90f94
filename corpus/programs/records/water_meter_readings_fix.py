readings = [
    {"flat": 1, "old": 120.5, "new": 131.2},
    {"flat": 2, "old": 88.0, "new": None},
    {"flat": 3, "old": 9991.4, "new": 12.9},
    {"flat": 4, "old": 45.0, "new": 44.0},
]
PERSONS = {1: 2, 2: 1, 3: 3, 4: 1}


def used(r, wrap=10000):
    if r["new"] is None:
        return 3.5 * PERSONS[r["flat"]], "estimated"
    d = r["new"] - r["old"]
    if d < 0 and r["old"] > 0.99 * wrap:
        return round(d + wrap, 1), "wrapped"
    if d < 0:
        return 0.0, "check!"
    return round(d, 1), ""


def main():
    total = 0
    for r in readings:
        m3, note = used(r)
        total += m3
        print(f"flat {r['flat']}: {m3:>5} m³ {note}".rstrip())
    house = 42.0
    loss = house - total
    print(f"flats {total:.1f}, house {house}, difference {loss:.1f} ({loss / house:.0%})")
    per_person = {r["flat"]: round(used(r)[0] / PERSONS[r["flat"]], 2) for r in readings}
    print(per_person, max(per_person, key=per_person.get))
    bill = {f: round(m * PERSONS[f] * 4.31 + loss / 4 * 4.31, 2) for f, m in per_person.items()}
    print(bill, round(sum(bill.values()), 2))


if __name__ == "__main__":
    main()
