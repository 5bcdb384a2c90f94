from typing import NamedTuple


class Piece(NamedTuple):
    metres: int
    seconds: float
    strokes: int

    @property
    def split(self) -> float:
        return self.seconds / self.metres * 500

    @property
    def rate(self) -> float:
        return self.strokes / self.seconds * 60

    @property
    def watts(self) -> float:
        return 2.8 / (self.split / 500) ** 3


def fmt(split: float) -> str:
    minutes, seconds = divmod(split, 60)
    return f"{int(minutes)}:{seconds:04.1f}"


def total(pieces: list[Piece]) -> Piece:
    return Piece(*map(sum, zip(*pieces)))


def main() -> None:
    workout = [Piece(500, 108.2, 50), Piece(500, 112.9, 49), Piece(500, 114.0, 51), Piece(500, 109.1, 56)]
    for n, p in enumerate(workout, 1):
        print(f"{n} {fmt(p.split)} rate {p.rate:.1f} {p.watts:.0f} W, {p.metres / p.strokes:.2f} m a stroke")
    whole = total(workout)
    print(fmt(whole.seconds), fmt(whole.split), whole.strokes, f"{whole.watts:.0f} W")
    negative = workout[-1].split < workout[0].split
    print("negative split" if negative else "positive split", f"{max(workout, key=lambda p: p.watts).watts:.1f}")
    print(max(workout) == workout[2], min(workout)[1:])
    goal = 440.0
    print(f"{whole.seconds - goal:+.1f} s to the goal, {fmt(goal / 4)} needed")


main()
