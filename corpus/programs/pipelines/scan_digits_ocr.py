DIGITS = {
    " _ | ||_|": "0",
    "     |  |": "1",
    " _  _||_ ": "2",
    " _  _| _|": "3",
    "   |_|  |": "4",
}

SCAN = [
    "    _  _     _ ",
    "  | _| _||_|| |",
    "  ||_  _|  ||_|",
]


def split(lines, width=3):
    for i in range(0, len(lines[0]), width):
        yield "".join(line[i:i + width] for line in lines)


def recognise(cells):
    for cell in cells:
        yield DIGITS.get(cell, "?")


def nearest(cell):
    def wrong(known):
        return sum(a != b for a, b in zip(known, cell))
    best = min(DIGITS, key=wrong)
    return DIGITS[best], wrong(best)


def main():
    number = "".join(recognise(split(SCAN)))
    print(number, int(number) * 2)
    damaged = SCAN[:2] + ["  ||_  _|  | _|"]
    print("".join(recognise(split(damaged))))
    guesses = [nearest(c) for c in split(damaged)]
    print(guesses)
    repaired = "".join(d for d, _ in guesses)
    print(repaired, repaired == number, sum(n for _, n in guesses), "strokes wrong")


main()
