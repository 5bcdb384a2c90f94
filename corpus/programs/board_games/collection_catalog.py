"""My board games on the shelf."""
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Game:
    minutes: int
    title: str
    players: tuple = (2, 4)

    def fits(self, people):
        low, high = self.players
        return low <= people <= high


SHELF = [
    Game(45, "Azul"),
    Game(90, "Terra Mystica", (2, 5)),
    Game(20, "Löwenherz Duell", (2, 2)),
    Game(30, "Codenames", players=(4, 8)),
    Game(45, "Dixit", players=(3, 6)),
]


def suggest(people, minutes, shelf=SHELF):
    return [g for g in sorted(shelf) if g.fits(people) and g.minutes <= minutes]


def evening(people, minutes):
    plan = []
    left = minutes
    while options := [g for g in suggest(people, left) if g not in plan]:
        g = options[-1]
        plan.append(g)
        left -= g.minutes
    return plan, left


def main():
    print([g.title for g in suggest(2, 60)])
    plan, left = evening(4, 180)
    for g in plan:
        print(f"{g.title:<16}{g.minutes:>4} min")
    print("spare time", left)
    shortest, *_, longest = sorted(SHELF)
    print(shortest.title, "<", longest.title)
    try:
        shortest.minutes = 15
    except AttributeError as e:
        print(type(e).__name__, e)


main()
