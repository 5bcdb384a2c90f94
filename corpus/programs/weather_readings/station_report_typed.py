from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean


@dataclass(frozen=True)
class Reading:
    station: str
    hour: int
    temp: float | None = None
    rain: float = 0.0

    @property
    def valid(self) -> bool:
        return self.temp is not None and -60 < self.temp < 60


def group(readings: list[Reading]) -> dict[str, list[Reading]]:
    out: dict[str, list[Reading]] = {}
    for r in readings:
        out.setdefault(r.station, []).append(r)
    return out


def summary(rows: list[Reading]) -> str:
    good = [r.temp for r in rows if r.valid]
    if not good:
        return "no data"
    return f"{min(good):.1f}/{fmean(good):.1f}/{max(good):.1f} rain {sum(r.rain for r in rows):.1f}"


def main() -> None:
    readings = [
        Reading("Brocken", 6, -4.5, 1.2), Reading("Brocken", 12, -1.0, 0.3), Reading("Brocken", 18),
        Reading("Sylt", 6, 7.7), Reading("Sylt", 12, 99.9, rain=4.0), Reading("Sylt", 18, 8.3),
        Reading("Zugspitze", 6, None, 0.0),
    ]
    for station, rows in group(readings).items():
        bad = [r.hour for r in rows if not r.valid]
        print(f"{station:10}{summary(rows):32}{'bad: ' + str(bad) if bad else ''}".rstrip())
    wet = max(readings, key=lambda r: r.rain)
    print("wettest:", wet)
    print(len({r.station for r in readings if r.valid}), "stations with data")


if __name__ == "__main__":
    main()
