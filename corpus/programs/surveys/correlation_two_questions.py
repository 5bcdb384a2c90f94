from math import sqrt

sleep = [7.5, 6, 8, 5, 7, 6.5]
mood = [7, 5, 9, 3, 8, 6]
coffee = [1, 3, 0, 5, 2, 2]


def correlation(x, y):
    mx, my = sum(x) / len(x), sum(y) / len(y)
    dx, dy = [a - mx for a in x], [b - my for b in y]
    top = sum(a * b for a, b in zip(dx, dy))
    return top / sqrt(sum(a * a for a in dx) * sum(b * b for b in dy))


def ranks(values):
    ordered = sorted(values)
    return [ordered.index(v) + (ordered.count(v) + 1) / 2 for v in values]


def line(x, y):
    mx, my = sum(x) / len(x), sum(y) / len(y)
    slope = sum((a - mx) * (b - my) for a, b in zip(x, y)) / sum((a - mx) ** 2 for a in x)
    return slope, my - slope * mx


def main():
    data = {"sleep": sleep, "mood": mood, "coffee": coffee}
    for a in data:
        print(f"{a:<7}" + "".join(f"{correlation(data[a], data[b]):>8.3f}" for b in data))
    print(ranks(coffee), round(correlation(ranks(sleep), ranks(coffee)), 3))
    slope, start = line(sleep, mood)
    print(f"mood = {slope:.2f} * sleep {start:+.2f}; at 9 hours {slope * 9 + start:.1f}")
    errors = [m - (slope * s + start) for s, m in zip(sleep, mood)]
    print([round(e, 2) for e in errors], abs(sum(errors)) < 1e-9)
    print(correlation(sleep, [4] * 6))


if __name__ == "__main__":
    main()
