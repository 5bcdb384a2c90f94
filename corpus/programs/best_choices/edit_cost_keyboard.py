def cheapest_edit(a, b, change=3, add=2, drop=1):
    """Costs and the steps to turn one word into another."""
    rows = [[(j * add, "+" * j) for j in range(len(b) + 1)]]
    for i, x in enumerate(a, 1):
        row = [(i * drop, "-" * i)]
        for j, y in enumerate(b, 1):
            cost, steps = rows[i - 1][j - 1]
            options = [(cost, steps + "=") if x == y else (cost + change, steps + "~")]
            cost, steps = rows[i - 1][j]
            options.append((cost + drop, steps + "-"))
            cost, steps = row[j - 1]
            options.append((cost + add, steps + "+"))
            row.append(min(options))
        rows.append(row)
    return rows[-1][-1]


def closest(word, candidates, **costs):
    return min(candidates, key=lambda c: cheapest_edit(word, c, **costs)[0])


def main():
    for a, b in [("hose", "house"), ("tea", "ate"), ("", "ab")]:
        cost, steps = cheapest_edit(a, b)
        print(f"{a!r} -> {b!r}: {cost} {steps}")
    print(closest("brd", ["bed", "bird", "rd"]))
    print(closest("brd", ["bed", "bird", "rd"], drop=9))


if __name__ == "__main__":
    main()
