from dataclasses import dataclass
from typing import Union


@dataclass
class Match:
    left: Union["Match", str]
    right: Union["Match", str]
    score: tuple = ()

    @property
    def winner(self):
        if not self.score:
            return None
        side = self.left if self.score[0] > self.score[1] else self.right
        return side.winner if isinstance(side, Match) else side

    def lines(self, depth=0):
        for i, side in enumerate((self.left, self.right)):
            if isinstance(side, Match):
                yield from side.lines(depth + 1)
                name = side.winner or "?"
            else:
                name = side
            points = self.score[i] if self.score else "-"
            yield f"{'    ' * (2 - depth)}{name} {points}"


def rounds(match, depth=0):
    result = {depth: 1}
    for side in (match.left, match.right):
        if isinstance(side, Match):
            for d, n in rounds(side, depth + 1).items():
                result[d] = result.get(d, 0) + n
    return result


def main():
    semi1 = Match(Match("Ana", "Bo", (3, 1)), Match("Cy", "Di", (0, 3)), (3, 2))
    semi2 = Match(Match("Ed", "Flo", (3, 0)), Match("Gus", "Ha", (2, 3)))
    final = Match(semi1, semi2)
    print(*final.lines(), sep="\n")
    print(final.winner, semi1.winner, rounds(final))
    semi2.score = (1, 3)
    final.score = (2, 3)
    print("winner:", final.winner)
    path = [m.winner for m in (semi1.left, semi1.right, semi2.left, semi2.right)]
    print(path, final == Match(semi1, semi2, (2, 3)))


if __name__ == "__main__":
    main()
