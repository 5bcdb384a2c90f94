from dataclasses import dataclass, field
from typing import Optional


@dataclass
class Player:
    name: str
    club: Optional[str] = None
    results: list[str] = field(default_factory=list)

    @property
    def points(self) -> float:
        return sum({"w": 1, "d": 0.5}.get(r, 0) for r in self.results)

    def streak(self) -> int:
        best = run = 0
        for r in self.results:
            run = run + 1 if r == "w" else 0
            best = max(best, run)
        return best


def play(white: Player, black: Player, result: str) -> None:
    table = {"1-0": "wl", "0-1": "lw", "½": "dd"}
    w, b = table[result]
    white.results.append(w)
    black.results.append(b)


def main() -> None:
    ana, bo, cy = Player("Ana", "SK Ulm"), Player("Bo"), Player("Cy", club="SK Ulm")
    play(ana, bo, "1-0")
    play(cy, ana, "0-1")
    play(bo, cy, "½")
    play(ana, bo, "1-0")
    players = sorted([ana, bo, cy], key=lambda p: (-p.points, p.name))
    for place, p in enumerate(players, 1):
        print(f"{place}. {p.name:<4}{p.club or '-':<7}{p.points:>4} {''.join(p.results)}")
    print(ana.streak(), cy.streak())
    clubs = {}
    for p in players:
        clubs[p.club] = clubs.get(p.club, 0) + p.points
    print(clubs)
    play(bo, cy, "1:0")


main()
