import random

random.seed(12)
RANGES = {"B": (1, 15), "I": (16, 30), "N": (31, 45)}


def make():
    return {letter: random.sample(range(a, b + 1), 3) for letter, (a, b) in RANGES.items()}


def valid(card):
    for letter, numbers in card.items():
        low, high = RANGES[letter]
        if len(numbers) != 3 or len(set(numbers)) < 3:
            return f"{letter} has wrong count"
        wrong = [n for n in numbers if not low <= n <= high]
        if wrong:
            return f"{wrong[0]} does not belong to {letter}"
    return "valid"


def lines(card):
    columns = list(card.values())
    rows = [list(r) for r in zip(*columns)]
    diagonals = [[rows[i][i] for i in range(3)], [rows[i][2 - i] for i in range(3)]]
    return columns + rows + diagonals


def main():
    card = make()
    print(valid(card), len(lines(card)))
    forged = {**card, "I": [20, 20, 21]}
    print(valid(forged))
    mixed = dict(card, N=card["B"])
    print(valid(mixed).split(" ", 1)[1])
    called = set(lines(card)[4]) | {99}
    full = [i for i, line in enumerate(lines(card)) if called.issuperset(line)]
    print("full lines:", full)


main()
