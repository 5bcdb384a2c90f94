from abc import ABC, abstractmethod


class Piece(ABC):
    def __init__(self, length):
        self.length = length

    @abstractmethod
    def pass_through(self, speed):
        """The speed at the end of the piece."""

    def time(self, speed):
        end = self.pass_through(speed)
        mean = (speed + end) / 2
        if mean <= 0:
            raise RuntimeError(f"the marble stops on {type(self).__name__.lower()}")
        return self.length / mean


class Slope(Piece):
    def __init__(self, length, drop):
        super().__init__(length)
        self.drop = drop

    def pass_through(self, speed):
        squared = speed ** 2 + 2 * 9.81 * self.drop * 0.7
        return squared ** 0.5 if squared > 0 else 0.0


class Felt(Piece):
    def pass_through(self, speed):
        return max(0.0, speed - 1.5 * self.length)


class Loop(Slope):
    def __init__(self, radius):
        super().__init__(6.28 * radius, 0)
        self.radius = radius

    def time(self, speed):
        if speed ** 2 < 5 * 9.81 * self.radius:
            raise RuntimeError(f"too slow for the loop: {speed:.2f} m/s")
        return super().time(speed)


def run(pieces, speed=0.0):
    total = 0.0
    for piece in pieces:
        total += piece.time(speed)
        speed = piece.pass_through(speed)
    return total, speed


tracks = {
    "easy": [Slope(0.6, 0.3), Felt(0.2)],
    "loop": [Slope(0.8, 0.6), Loop(0.1), Felt(0.5)],
    "low loop": [Slope(0.4, 0.1), Loop(0.1)],
    "flat": [Felt(1.0)],
}
for name, pieces in tracks.items():
    try:
        t, v = run(pieces)
        print(f"{name}: {t:.2f} s, {v:.2f} m/s at the end")
    except RuntimeError as e:
        print(f"{name}: {e}")
