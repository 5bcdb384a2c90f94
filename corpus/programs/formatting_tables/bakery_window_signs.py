def sign(text, *, frame="*", shadow=False):
    inside = f"{frame} {text.upper()} {frame}"
    lines = [frame * len(inside), inside, frame * len(inside)]
    if shadow:
        lines = [lines[0]] + [l + "░" for l in lines[1:]] + [" " + "░" * len(inside)]
    return lines


def beside(*signs, gap=1):
    height = max(map(len, signs))
    widths = [max(map(len, s)) for s in signs]
    for i in range(height):
        cells = [(s[i] if i < len(s) else "").ljust(w) for s, w in zip(signs, widths)]
        yield (" " * gap).join(cells).rstrip()


def main():
    fresh = sign("fresh bread")
    sale = sign("sale", frame="$", shadow=True)
    for line in beside(fresh, sale, gap=3):
        print(line)
    print(len(fresh), len(sale), len(sale[0]), len(sale[-1]))
    prices = {"Brezel": 0.9, "Apfeltasche": 2.45}
    labels = [sign(f"{n} {p:.2f}", frame="|") for n, p in prices.items()]
    print(*beside(*labels), sep="\n")
    widest = max(labels, key=lambda l: len(l[1]))
    print(widest[1].strip("| "), "straße".upper(), len("straße".upper()))
    print(list(beside()) if not labels else list(beside(sign("a")))[1])


if __name__ == "__main__":
    main()
