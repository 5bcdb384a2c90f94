from collections import defaultdict

ballots = [
    ["thai", "pizza", "greek"],
    ["pizza", "greek", "thai"],
    ["greek", "pizza", "thai"],
    ["thai", "greek", "pizza"],
    ["pizza", "thai", "greek"],
]


def borda(ballots):
    points = defaultdict(int)
    for ballot in ballots:
        for place, choice in enumerate(ballot):
            points[choice] += len(ballot) - place - 1
    return dict(points)


def beats(a, b, ballots):
    wins = sum(ballot.index(a) < ballot.index(b) for ballot in ballots)
    return wins > len(ballots) / 2


def condorcet(ballots):
    choices = sorted(ballots[0])
    for c in choices:
        if all(beats(c, other, ballots) for other in choices if other != c):
            return c
    return None


def main():
    scores = borda(ballots)
    for choice in sorted(scores, key=scores.get, reverse=True):
        print(f"{choice:<6}{scores[choice]:>3}")
    print("condorcet:", condorcet(ballots))
    cycle = [list(b) for b in ("abc", "bca", "cab")]
    print(borda(cycle), condorcet(cycle))
    ballots.append(["thai"])
    print(borda(ballots))
    print(condorcet(ballots))


main()
