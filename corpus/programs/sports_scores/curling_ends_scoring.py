import math
from typing import NamedTuple


class Stone(NamedTuple):
    team: str
    x: float
    y: float

    @property
    def distance(self) -> float:
        return math.hypot(self.x, self.y)


def score_end(stones: list[Stone], house: float = 1.83) -> tuple[str | None, int]:
    inside = sorted((s for s in stones if s.distance <= house), key=lambda s: s.distance)
    if not inside:
        return None, 0
    winner = inside[0].team
    points = 0
    for s in inside:
        if s.team != winner:
            break
        points += 1
    return winner, points


def main() -> None:
    ends = [
        [Stone("red", 0.2, 0.1), Stone("yellow", 0.9, 0.3), Stone("red", 0.5, -0.4), Stone("red", 1.7, 1.6)],
        [Stone("yellow", 2.5, 0), Stone("red", 0, 2.0)],
        [Stone("yellow", -0.3, 0.3), Stone("yellow", 1.0, 1.0), Stone("yellow", 0.1, -1.2)],
    ]
    total = {"red": 0, "yellow": 0}
    hammer = "yellow"
    for number, stones in enumerate(ends, 1):
        winner, points = score_end(stones)
        if winner is None:
            print(f"end {number}: blank, {hammer} keeps the hammer")
            continue
        total[winner] += points
        steal = winner != hammer
        hammer = "red" if winner == "yellow" else "yellow"
        print(f"end {number}: {winner} {points}{' stolen' if steal else ''}, hammer {hammer}")
    print(total, "leader:", max(total, key=total.get))
    closest = min((s for end in ends for s in end), key=lambda s: s.distance)
    print(closest.team, round(closest.distance, 3))


if __name__ == "__main__":
    main()
