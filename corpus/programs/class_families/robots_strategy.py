class Strategy:
    def choose(self, pile):
        return 1

    def __str__(self):
        return type(self).__name__


class Greedy(Strategy):
    def choose(self, pile):
        return min(3, pile)


class Clever(Strategy):
    def choose(self, pile):
        return pile % 4 or super().choose(pile)


class Copy(Strategy):
    last = 2

    def choose(self, pile):
        return min(self.last, pile)


def nim(a, b, pile):
    """Who takes the last match wins."""
    players, turn, moves = (a, b), 0, []
    while pile:
        player = players[turn]
        n = player.choose(pile)
        other = players[1 - turn]
        if isinstance(other, Copy):
            other.last = n
        pile -= n
        moves.append(n)
        turn = 1 - turn
    return players[1 - turn], moves


wins = {}
for a, b, pile in [(Greedy(), Clever(), 10), (Strategy(), Copy(), 7), (Copy(), Clever(), 9), (Clever(), Greedy(), 8)]:
    winner, moves = nim(a, b, pile)
    wins[str(winner)] = wins.get(str(winner), 0) + 1
    print(f"{a} vs {b} from {pile}: {winner} {moves}")
print(wins)
