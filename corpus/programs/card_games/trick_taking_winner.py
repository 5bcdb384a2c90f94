from dataclasses import dataclass

RANKS = ["7", "8", "9", "J", "Q", "K", "10", "A"]
POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}


@dataclass
class Played:
    player: str
    suit: str
    rank: str

    def strength(self, lead, trump):
        if self.suit == trump:
            return 100 + RANKS.index(self.rank)
        if self.suit == lead:
            return RANKS.index(self.rank)
        return -1


def trick_winner(trick, trump):
    lead = trick[0].suit
    best = max(trick, key=lambda p: p.strength(lead, trump))
    return best.player, sum(POINTS.get(p.rank, 0) for p in trick)


def main():
    trump = "hearts"
    tricks = [
        [Played("N", "clubs", "K"), Played("E", "clubs", "A"), Played("S", "clubs", "7"), Played("W", "spades", "10")],
        [Played("E", "spades", "9"), Played("S", "hearts", "8"), Played("W", "spades", "A"), Played("N", "spades", "Q")],
        [Played("S", "diamonds", "10"), Played("W", "clubs", "A"), Played("N", "diamonds", "J"), Played("E", "diamonds", "7")],
    ]
    teams = {"NS": 0, "EW": 0}
    for t in tricks:
        who, points = trick_winner(t, trump)
        for team in teams:
            if who in team:
                teams[team] += points
        print(who, "takes", points, "with", [p.rank for p in t if p.player == who][0])
    print(teams, "sum", sum(teams.values()))


if __name__ == "__main__":
    main()
