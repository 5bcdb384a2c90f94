SEGMENTS = {
    "0": "abcdef", "1": "bc", "2": "abdeg", "3": "abcdg", "4": "bcfg",
    "5": "acdfg", "6": "acdefg", "7": "abc", "8": "abcdefg", "9": "abcdfg", "-": "g", ".": "",
}


def rows(c):
    on = SEGMENTS[c]
    pick = lambda s, sign: sign if s in on else " "
    return [
        " " + pick("a", "_") + " ",
        pick("f", "|") + pick("g", "_") + pick("b", "|"),
        pick("e", "|") + pick("d", "_") + (pick("c", "|") if c != "." else "."),
    ]


def display(text):
    return "\n".join("".join(parts) for parts in zip(*map(rows, text)))


def energy(text):
    return sum(len(SEGMENTS[c]) for c in text)


def changes(a, b):
    """Segments that must be switched to get from a to b."""
    width = max(len(a), len(b))
    return sum(len(set(SEGMENTS.get(x, "")) ^ set(SEGMENTS.get(y, ""))) for x, y in zip(a.rjust(width), b.rjust(width)))


def main():
    prices = ["12.90", "-5", "38"]
    for p in prices:
        print(display(p))
        print("energy", energy(p))
    print([changes(a, b) for a, b in zip(prices, prices[1:])])
    cheap = sorted("0123456789", key=lambda d: (len(SEGMENTS[d]), d))
    print("".join(cheap))
    steps = [changes(str(n), str(n + 1)) for n in range(7, 12)]
    print(steps, max(steps))


if __name__ == "__main__":
    main()
