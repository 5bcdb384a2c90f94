names_by_year = {
    1930: "Karl Emma Karl Hans Anna Emma",
    1960: "Hans Petra Anna Petra Uwe",
    1990: "Anna Kevin Anna Lisa Kevin Kevin",
}


def shares(text):
    names = text.split()
    return {n: names.count(n) / len(names) for n in names}


tables = {year: shares(text) for year, text in names_by_year.items()}
every_name = sorted({n for t in tables.values() for n in t})

print("name   " + "".join(f"{y:>7}" for y in tables))
for n in every_name:
    row = [t.get(n, 0) for t in tables.values()]
    print(f"{n:<7}" + "".join(f"{v:>7.0%}" if v else "      ." for v in row))

survivors = [n for n in every_name if all(n in t for t in tables.values())]
print("always there:", survivors)
rising = [n for n in every_name if tables[1990].get(n, 0) > tables[1930].get(n, 0)]
print("rising:", rising)
peak = {n: max(tables, key=lambda y: tables[y].get(n, 0)) for n in every_name}
for year in tables:
    print(year, [n for n, y in peak.items() if y == year])
variety = {y: 1 / sum(v * v for v in t.values()) for y, t in tables.items()}
print({y: round(v, 2) for y, v in variety.items()})
