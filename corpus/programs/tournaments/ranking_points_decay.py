from collections import deque
from dataclasses import dataclass, field


@dataclass
class Ranked:
    name: str
    seasons: deque = field(default_factory=lambda: deque([0, 0, 0], maxlen=3))

    def season(self, points: int) -> None:
        self.seasons.appendleft(points)

    @property
    def rating(self) -> float:
        return sum(p * w for p, w in zip(self.seasons, (1.0, 0.6, 0.3)))


def table(players: list[Ranked]) -> list[str]:
    ordered = sorted(players, key=lambda p: p.rating, reverse=True)
    return [f"{p.name} {p.rating:.1f}" for p in ordered]


def main() -> None:
    players = [Ranked("Wawrinka"), Ranked("Novák"), Ranked("Sato")]
    seasons = [(100, 40, 10), (20, 90, 80), (0, 95, 60), (120, 0, 70)]
    leaders = []
    for year, points in enumerate(seasons, start=2021):
        for p, n in zip(players, points):
            p.season(n)
        rows = table(players)
        leaders.append(rows[0].split()[0])
        print(year, " | ".join(rows))
    print("leaders:", leaders, "changes:", sum(a != b for a, b in zip(leaders, leaders[1:])))
    gone = players[0].seasons
    print(list(gone), 100 in gone, gone.maxlen)


main()
