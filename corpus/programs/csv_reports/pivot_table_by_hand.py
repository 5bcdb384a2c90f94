ROWS = """\
2023 apples 5
2023 pears 2
2024 apples 7
2024 plums 1
2023 apples 1"""


def pivot(rows):
    table, columns = {}, []
    for year, fruit, n in rows:
        line = table.setdefault(year, {})
        line[fruit] = line.get(fruit, 0) + int(n)
        if fruit not in columns:
            columns.append(fruit)
    return table, columns


def render(table, columns):
    yield " " * 6 + "".join(f"{c:>8}" for c in columns) + f"{'sum':>8}"
    for year, line in sorted(table.items()):
        cells = [line.get(c) for c in columns]
        total = sum(filter(None, cells))
        yield f"{year:<6}" + "".join(f"{c if c is not None else '-':>8}" for c in cells) + f"{total:>8}"


table, columns = pivot(line.split() for line in ROWS.splitlines())
print("\n".join(render(table, columns)))
growth = {c: table["2024"].get(c, 0) - table["2023"].get(c, 0) for c in columns}
print(growth, max(growth, key=growth.get))
