def next_row(row, rule):
    padded = "." + row + "."
    out = ""
    for i in range(1, len(padded) - 1):
        left, middle, right = (padded[j] == "#" for j in (i - 1, i, i + 1))
        number = left << 2 | middle << 1 | right
        out += "#" if rule >> number & 1 else "."
    return out


def evolve(row, rule, generations):
    yield row
    for _ in range(generations):
        row = next_row(row, rule)
        yield row


def main():
    start = "....#...."
    for rule in (30, 90):
        print("rule", rule, f"{rule:08b}")
        rows = list(evolve(start, rule, 3))
        for row in rows:
            print("  " + row)
        print("  alive:", [r.count("#") for r in rows])
    print(next_row("#########", 30))


if __name__ == "__main__":
    main()
