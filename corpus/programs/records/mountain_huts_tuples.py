huts = [
    ("Ulmer Hütte", 2285, 120, True),
    ("Edelweißhaus", 2010, 40, False),
    ("Stüdlhütte", 2802, 104, True),
]
NAME, HEIGHT, BEDS, OPEN = range(4)


def ascent(a, b):
    return max(0, b[HEIGHT] - a[HEIGHT])


def tour(*names):
    by_name = {h[NAME].split("h")[0]: h for h in huts}
    stops = [by_name[n] for n in names]
    return sum(ascent(a, b) for a, b in zip(stops, stops[1:])), [s[HEIGHT] for s in stops]


def main():
    open_huts = [h for h in huts if h[OPEN]]
    print(sum(h[BEDS] for h in open_huts), "beds in", len(open_huts), "open huts")
    highest = max(huts, key=lambda h: h[HEIGHT])
    lowest = min(huts, key=lambda h: h[HEIGHT])
    print(highest[NAME], "-", lowest[NAME], highest[HEIGHT] - lowest[HEIGHT], "m")
    keys = [h[NAME].split("h")[0] for h in huts]
    print(keys)
    print(tour("Ulmer Hütte", "Stüdl", "Edelweiß", "Ulmer Hütte"))
    closed = tuple(h[:OPEN] + (False,) for h in huts)
    print(any(h[OPEN] for h in closed), closed[1] == huts[1])
    for name, height, *_ in sorted(huts, key=lambda h: h[HEIGHT]):
        print(f"{name:<13}{'^' * (height // 400)} {height}")


main()
