PAR = [4, 3, 5, 4, 4, 3]
STROKE_INDEX = [2, 6, 1, 4, 3, 5]

cards = {
    "Fergus": (8, [5, 4, 7, 5, 4, 3]),
    "Greta": (0, [4, 3, 6, 4, 4, 4]),
    "Hamish": (3, [6, 3, 5, 4, 5, 4]),
}


def given(handicap, index, holes=6):
    full, extra = divmod(handicap, holes)
    return full + (1 if index <= extra else 0)


def stableford(handicap, strokes):
    total = 0
    for par, index, s in zip(PAR, STROKE_INDEX, strokes):
        net = s - given(handicap, index)
        total += max(0, 2 + par - net)
    return total


NAMES = {-2: "eagle", -1: "birdie", 0: "par", 1: "bogey"}


def main():
    for name, (handicap, strokes) in cards.items():
        gross = sum(strokes)
        words = [NAMES.get(s - p, f"+{s - p}") for s, p in zip(strokes, PAR)]
        print(f"{name:7}{gross:3} gross {gross - handicap:3} net {stableford(handicap, strokes):3} pts", words)
    winner = max(cards, key=lambda n: stableford(*cards[n]))
    print("winner:", winner)


main()
