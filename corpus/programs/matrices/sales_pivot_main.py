from collections import defaultdict


def pivot(rows, index, columns, values, how=sum):
    cells = defaultdict(lambda: defaultdict(list))
    for row in rows:
        cells[row[index]][row[columns]].append(row[values])
    return {i: {c: how(v) for c, v in cols.items()} for i, cols in cells.items()}


def render(table, missing="-"):
    columns = sorted({c for cols in table.values() for c in cols})
    lines = ["".join(f"{c:>9}" for c in ["", *columns])]
    for name in sorted(table):
        cells = [table[name].get(c, missing) for c in columns]
        lines.append("".join(f"{c:>9}" for c in [name, *cells]))
    return "\n".join(lines)


def main():
    sales = [
        {"shop": "Bern", "item": "tea", "n": 12, "price": 4.5},
        {"shop": "Bern", "item": "mug", "n": 3, "price": 9.0},
        {"shop": "Thun", "item": "tea", "n": 7, "price": 4.8},
        {"shop": "Bern", "item": "tea", "n": 5, "price": 4.2},
    ]
    table = pivot(sales, "shop", "item", "n")
    print(render(table))
    prices = pivot(sales, "item", "shop", "price", how=max)
    print(render(prices, missing="?"))
    counts = pivot(sales, index="shop", columns="item", values="n", how=len)
    print(counts, sum(table["Bern"].values()))
    best = max(((n, s, i) for s, cols in table.items() for i, n in cols.items()))
    print("%d %s in %s" % (best[0], best[2], best[1]))


if __name__ == "__main__":
    main()
