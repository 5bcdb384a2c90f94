import re
from dataclasses import dataclass
from typing import Optional


@dataclass
class Weather:
    station: str
    wind: Optional[tuple] = None
    visibility: Optional[int] = None
    temperature: Optional[int] = None
    clouds: str = "clear"
    rest: tuple = ()


CLOUDS = {"FEW": "few", "SCT": "scattered", "BKN": "broken", "OVC": "overcast"}


def parse(report):
    station, *groups = report.split()
    w = Weather(station)
    rest = []
    for g in groups:
        if m := re.fullmatch(r"(\d{3})(\d\d)(?:G(\d\d))?KT", g):
            w.wind = (int(m[1]), int(m[2]), int(m[3]) if m[3] else None)
        elif m := re.fullmatch(r"(M?)(\d\d)/M?\d\d", g):
            w.temperature = int(m[2]) * (-1 if m[1] else 1)
        elif re.fullmatch(r"\d{4}", g):
            w.visibility = int(g)
        elif g[:3] in CLOUDS:
            w.clouds = CLOUDS[g[:3]]
        else:
            rest.append(g)
    w.rest = tuple(rest)
    return w


def main():
    reports = ["EDDB 24015G28KT 9999 BKN040 12/07", "ENTC 01003KT 0400 FG OVC002 M04/M05", "LPPT CAVOK 22/15", "XXXX 300KT 12"]
    weather = [parse(r) for r in reports]
    for w in weather:
        wind = f"{w.wind[1]} kt from {w.wind[0]}°" if w.wind else "calm?"
        print(w.station, wind, w.temperature, w.clouds, w.rest)
    warm = max((w for w in weather if w.temperature is not None), key=lambda w: w.temperature)
    print(warm.station, [w.station for w in weather if w.visibility and w.visibility < 1000])
    gusts = {w.station: w.wind[2] - w.wind[1] for w in weather if w.wind and w.wind[2]}
    print(gusts, sum(bool(w.rest) for w in weather))
    frost = [w for w in weather if (w.temperature or 1) < 0]
    print(len(frost), frost[0] == parse(reports[1]))


if __name__ == "__main__":
    main()
