from fractions import Fraction

PER_100G = {"energy kJ": 1540, "fat": 12.4, "  of which saturated": 6.1, "sugars": 21, "salt": 0.85}
DAILY = {"energy kJ": 8400, "fat": 70, "  of which saturated": 20, "sugars": 90, "salt": 6}


def portion(grams):
    return {k: v * grams / 100 for k, v in PER_100G.items()}


def smart(x):
    if x >= 100:
        return f"{x:.0f}"
    if x >= 10:
        return f"{x:.1f}"
    return f"{x:.2f}"


def label(grams):
    rows = [("per", "100 g", f"{grams} g", "%")]
    for k, v in portion(grams).items():
        rows.append((k, smart(PER_100G[k]), smart(v), f"{v / DAILY[k]:.0%}"))
    widths = [max(len(r[i]) for r in rows) for i in range(4)]
    for r in rows:
        first, *others = r
        yield first.ljust(widths[0]) + "".join(o.rjust(w + 2) for o, w in zip(others, widths[1:]))


def main():
    lines = list(label(35))
    edge = "+" + "-" * (len(lines[0]) + 2) + "+"
    print(edge, *(f"| {l} |" for l in lines), edge, sep="\n")
    bars = Fraction(250, 35)
    print("portions per pack:", bars, "=", round(float(bars), 1))
    worst = max(DAILY, key=lambda k: PER_100G[k] / DAILY[k])
    print("watch the", worst.strip())
    limit = min(int(100 * DAILY[k] / PER_100G[k]) for k in DAILY)
    print("at most", limit, "g a day")
    print(smart(9.999), smart(99.96), smart(0))


if __name__ == "__main__":
    main()
