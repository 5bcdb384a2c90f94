"""Fit a straight line to pairs of sensor values and reference values."""
from dataclasses import dataclass


@dataclass
class Fit:
    slope: float
    offset: float

    def __call__(self, x: float) -> float:
        return self.slope * x + self.offset

    def residuals(self, points):
        return [round(y - self(x), 3) for x, y in points]


def fit(points: list[tuple[float, float]]) -> Fit:
    n = len(points)
    if n < 2:
        raise ValueError("two points at least")
    mx = sum(x for x, _ in points) / n
    my = sum(y for _, y in points) / n
    sxx = sum((x - mx) ** 2 for x, _ in points)
    sxy = sum((x - mx) * (y - my) for x, y in points)
    slope = sxy / sxx
    return Fit(slope, my - slope * mx)


points = [(0, 1), (2, 5), (4, 9)]
line = fit(points)
print(line, line(10), line.residuals(points))
noisy = points + [(3, 9)]
other = fit(noisy)
print(f"{other.slope:.3f} {other.offset:.3f}", other.residuals(noisy))
worst = max(noisy, key=lambda p: abs(p[1] - other(p[0])))
print(worst, fit([p for p in noisy if p != worst]) == line)
print(fit([(1, 2), (1, 3)]))
