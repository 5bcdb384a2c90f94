from collections import Counter


def histogram(image):
    return Counter(p for row in image for p in row)


def threshold(image, level):
    return [[1 if p >= level else 0 for p in row] for row in image]


def otsu_like(image):
    """Split where both halves are as even as possible."""
    values = sorted(p for row in image for p in row)
    best, gap = values[0], 0
    for a, b in zip(values, values[1:]):
        if b - a > gap:
            best, gap = b, b - a
    return best


def draw(mask, ink="#", paper="."):
    return "\n".join("".join(ink if p else paper for p in row) for row in mask)


def main():
    scan = [
        [210, 205, 40, 200],
        [198, 35, 52, 211],
        [30, 44, 48, 38],
    ]
    level = otsu_like(scan)
    mask = threshold(scan, level)
    print("level", level)
    print(draw(mask, ink=" ", paper="@"))
    counts = histogram(mask)
    print(f"paper {counts[1]}, ink {counts[0]}, {counts[0] / sum(counts.values()):.0%} ink")
    dark = min(histogram(scan))
    print(dark, histogram(scan)[dark], len(histogram(scan)))


main()
