class Match:
    def __init__(self, left, right, score):
        self.left, self.right = left, right
        self.score = score

    def winner(self):
        a, b = self.score
        side = self.left if a > b else self.right
        return side.winner() if isinstance(side, Match) else side

    def rounds(self):
        sides = [s.rounds() for s in (self.left, self.right) if isinstance(s, Match)]
        return 1 + max(sides, default=0)

    def goals(self, team):
        total = 0
        for side, n in zip((self.left, self.right), self.score):
            if isinstance(side, Match):
                total += side.goals(team)
                if side.winner() == team:
                    total += n
            elif side == team:
                total += n
        return total


def prize(match, team, amounts=(10, 30, 100)):
    won = 0
    if isinstance(match, Match):
        for side in (match.left, match.right):
            won = max(won, prize(side, team, amounts))
        if match.winner() == team:
            won = amounts[match.rounds() - 1]
    return won


def main():
    semi_a = Match("Lions", "Bears", (2, 0))
    semi_b = Match("Wolves", "Crows", (1, 3))
    final = Match(semi_a, semi_b, (2, 2))
    print(final.winner(), final.rounds())
    for team in ("Lions", "Bears", "Wolves", "Crows"):
        print(f"{team:<7}{final.goals(team)} goals, {prize(final, team)} euro")
    final.score = (3, 2)
    print(final.winner(), prize(final, "Lions"), semi_b.winner())


main()
