from collections import Counter


def instant_runoff(ballots):
    """Remove the weakest option until one has more than half."""
    out = set()
    rounds = []
    while True:
        tally = Counter()
        for ballot in ballots:
            choice = next((c for c in ballot if c not in out), None)
            if choice is not None:
                tally[choice] += 1
        rounds.append(dict(tally))
        winner, votes = tally.most_common(1)[0]
        if votes * 2 > tally.total():
            return winner, rounds
        weakest = min(sorted(tally), key=tally.get)
        out.add(weakest)


def borda(ballots, options):
    points = dict.fromkeys(options, 0)
    for ballot in ballots:
        for place, c in enumerate(ballot):
            points[c] += len(options) - 1 - place
    return points


def main():
    ballots = [
        ["pizza", "sushi", "curry"], ["pizza", "curry"], ["sushi", "curry", "pizza"],
        ["curry", "sushi", "pizza"], ["sushi", "curry"], ["curry", "pizza", "sushi"], ["pizza"],
    ]
    winner, rounds = instant_runoff(ballots)
    for i, r in enumerate(rounds, 1):
        print(f"round {i}:", r)
    print("winner:", winner)
    points = borda(ballots, ["pizza", "sushi", "curry"])
    print(points, max(points, key=points.get))
    first = Counter(b[0] for b in ballots)
    print(first.most_common())
    beats = sum(b.index("curry") < b.index("pizza") for b in ballots if {"curry", "pizza"} <= set(b))
    print("curry before pizza:", beats)


main()
