def read(lines):
    """Yield (number, fields) and leave comments out."""
    for number, line in enumerate(lines, 1):
        line, _, _ = line.partition("#")
        if fields := line.split():
            yield number, fields


def typed(rows, *kinds):
    for number, fields in rows:
        try:
            yield number, [kind(f) for kind, f in zip(kinds, fields, strict=True)]
        except ValueError as e:
            print(f"line {number}: {e}")


def plausible(rows, low, high):
    for number, (ring, bird, grams) in rows:
        if low <= grams <= high:
            yield ring, bird, grams
        else:
            print(f"line {number}: {bird} with {grams} g")


def by_ring(rows):
    table = {}
    for ring, bird, grams in rows:
        table.setdefault((ring, bird), []).append(grams)
    return table


def main():
    lines = ["# spring", "A17 robin 18.5", "B02 wren 9.1  # tiny", "A17 robin 19.0", "C9 robin heavy", "", "B03 wren 91", "A18 robin"]
    table = by_ring(plausible(typed(read(lines), str, str, float), 5, 60))
    for (ring, bird), weights in table.items():
        change = weights[-1] - weights[0]
        print(ring, bird, weights, f"{change:+.1f}" if len(weights) > 1 else "")
    heaviest = max(table, key=lambda k: max(table[k]))
    print(heaviest, len(table))


main()
