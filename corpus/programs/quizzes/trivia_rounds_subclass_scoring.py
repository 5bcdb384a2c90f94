class Round:
    points = 10

    def __init__(self, title, answers):
        self.title = title
        self.answers = answers

    def score(self, replies):
        return sum(self.value(i) for i, (a, r) in enumerate(zip(self.answers, replies)) if a == r)

    def value(self, index):
        return self.points


class RisingRound(Round):
    def value(self, index):
        return self.points * (index + 1)


class AllOrNothing(Round):
    points = 100

    def score(self, replies):
        return self.points if replies == self.answers else 0


class BonusRound(RisingRound):
    def score(self, replies, bonus=5):
        base = super().score(replies)
        return base + bonus if base else 0


def main():
    rounds = [
        Round("warm up", list("abca")),
        RisingRound("music", ["x", "y", "z"]),
        AllOrNothing("list", [1, 2, 3]),
        BonusRound("final", ["p", "q"]),
    ]
    teams = {
        "Pandas": [list("abcb"), ["x", "y", "w"], [1, 2, 3], ["p", "r"]],
        "Otters": [list("bbca"), ["x", "q", "z"], (1, 2, 3), ["s", "t"]],
    }
    for name, replies in teams.items():
        scores = [r.score(given) for r, given in zip(rounds, replies)]
        print(f"{name}: {scores} = {sum(scores)}")
    best_possible = [r.score(r.answers) for r in rounds]
    print("possible:", best_possible, sum(best_possible))
    Round.points = 20
    print([type(r).__name__ for r in rounds if r.points == 20])
    print(rounds[3].score(["p", "q"], bonus=0))


main()
