"""Groups of five figures, as weather ships send them."""
from typing import NamedTuple, Optional


class Report(NamedTuple):
    cloud: int
    wind_from: int
    knots: int
    temp: Optional[float] = None
    dew: Optional[float] = None
    pressure: Optional[float] = None


def signed(group):
    value = int(group[2:]) / 10
    return -value if group[1] == "1" else value


def decode(text):
    first, *groups = text.split()
    values = {"cloud": int(first[0]), "wind_from": int(first[1:3]) * 10, "knots": int(first[3:])}
    for g in groups:
        match g[0]:
            case "1":
                values["temp"] = signed(g)
            case "2":
                values["dew"] = signed(g)
            case "4":
                hpa = int(g[1:]) / 10
                values["pressure"] = hpa + 1000 if hpa < 500 else hpa
            case _:
                print("skipped", g)
    return Report(**values)


def words(r):
    wind = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")[round(r.wind_from / 45) % 8]
    sky = "clear" if r.cloud < 3 else "cloudy" if r.cloud < 7 else "overcast"
    return f"{sky}, {wind} {r.knots} kn, {r.temp}°"


def main():
    ships = {"Polaris": "82715 10123 20087 40158", "Otter": "13504 11032 49987 57012", "Kelp": "00000"}
    reports = {name: decode(text) for name, text in ships.items()}
    for name, r in reports.items():
        print(f"{name:<8}{words(r)}")
    print(reports["Polaris"])
    known = [r.pressure for r in reports.values() if r.pressure is not None]
    print("pressure difference", round(max(known) - min(known), 1))
    coldest = min((n for n, r in reports.items() if r.temp is not None), key=lambda n: reports[n].temp)
    print(coldest, reports[coldest]._replace(dew=0.0).dew)


if __name__ == "__main__":
    main()
