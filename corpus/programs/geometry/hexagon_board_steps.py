from typing import Iterator


class Hex:
    """Axial coordinates on a hexagonal board."""

    AROUND = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}

    def __init__(self, q: int = 0, r: int = 0) -> None:
        self.q, self.r = q, r

    def step(self, direction: str) -> "Hex":
        dq, dr = self.AROUND[direction]
        return Hex(self.q + dq, self.r + dr)

    def distance(self, other: "Hex") -> int:
        dq, dr = self.q - other.q, self.r - other.r
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2

    def ring(self) -> Iterator["Hex"]:
        for direction in self.AROUND:
            yield self.step(direction)

    def __repr__(self):
        return f"({self.q},{self.r})"


def walk(start: Hex, path: str):
    here = start
    longest = 0
    for direction in path.split():
        here = here.step(direction)
        longest = max(longest, here.distance(start))
    return here, longest


def main():
    home = Hex()
    end, longest = walk(home, "ne ne se e nw sw")
    print(end, end.distance(home), longest)
    print(*home.ring())
    assert all(h.distance(home) == 1 for h in home.ring())
    back = min(end.ring(), key=home.distance)
    print("first step back:", back)
    print(home in list(end.ring()), Hex(2, 0) == Hex(2, 0))


main()
