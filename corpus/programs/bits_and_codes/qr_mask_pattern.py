def modules(text, side):
    bits = "".join(f"{b:08b}" for b in text.encode())
    bits = bits[:side * side].ljust(side * side, "0")
    return [[int(b) for b in bits[i * side:(i + 1) * side]] for i in range(side)]


MASKS = [
    lambda r, c: (r + c) % 2 == 0,
    lambda r, c: r % 2 == 0,
    lambda r, c: c % 3 == 0,
]


def masked(grid, mask):
    return [[bit ^ mask(r, c) for c, bit in enumerate(row)] for r, row in enumerate(grid)]


def penalty(grid):
    """Points for equal neighbours, in rows and in columns."""
    points = 0
    for lines in (grid, list(zip(*grid))):
        for line in lines:
            points += sum(a == b for a, b in zip(line, line[1:]))
    return points


def main():
    grid = modules("hi", 4)
    for row in grid:
        print("".join("█" if b else "·" for b in row))
    scores = [penalty(masked(grid, m)) for m in MASKS]
    print("plain", penalty(grid), "masked", scores)
    best = scores.index(min(scores))
    chosen = masked(grid, MASKS[best])
    print("mask", best, chosen)
    assert masked(chosen, MASKS[best]) == grid
    print(penalty([[1, 1], [1, 1]]), penalty([[0]]))


main()
