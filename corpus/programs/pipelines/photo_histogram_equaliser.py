def histogram(pixels, levels=8):
    counts = [0] * levels
    for p in pixels:
        counts[p] += 1
    return counts


def cumulative(counts):
    total, out = 0, []
    for c in counts:
        total += c
        out.append(total)
    return out


def equalise(pixels, levels=8):
    table = cumulative(histogram(pixels, levels))
    low = next(c for c in table if c)
    span = len(pixels) - low
    return [round((table[p] - low) / span * (levels - 1)) for p in pixels]


def show(pixels, width=6):
    shades = " .:-=+*#"
    lines = ["".join(shades[p] for p in pixels[i:i + width]) for i in range(0, len(pixels), width)]
    return "\n".join(f"|{l}|" for l in lines)


def main():
    dull = [2, 2, 3, 3, 3, 2, 2, 3, 4, 4, 3, 2, 3, 3, 4, 4, 3, 3]
    better = equalise(dull)
    print(show(dull), histogram(dull), sep="\n")
    print(show(better), histogram(better), sep="\n")
    print(min(better), max(better), max(better) - min(better) > max(dull) - min(dull))
    print(equalise(better) == better, equalise([0, 7]), len(set(better)) == len(set(dull)))


main()
