from enum import IntEnum


class Weather(IntEnum):
    DRY = 0
    DRIZZLE = 1
    RAIN = 2
    STORM = 3


def choose(weather, km, *, tired=False, late=False):
    match weather, km:
        case Weather.STORM, _:
            return "stay home"
        case _, d if d < 1:
            return "walk"
        case Weather.DRY | Weather.DRIZZLE, d if d <= 8 and not tired:
            return "bike"
        case _ if late:
            return "taxi"
        case _:
            return "bus"


COST = {"bike": 0.05, "bus": 0.2, "taxi": 1.8, "walk": 0}

week = [
    ("Mon", Weather.DRY, 5, {}),
    ("Tue", Weather.DRIZZLE, 12, {"late": True}),
    ("Wed", Weather.RAIN, 0.6, {"tired": True}),
    ("Thu", Weather(1), 5, {"tired": True}),
    ("Fri", Weather["STORM"], 5, {"late": True}),
]
total = 0
for day, weather, km, extra in week:
    how = choose(weather, km, **extra)
    total += COST.get(how, 0) * km
    print(f"{day} {weather.name.lower():<8}{km:>4} km {how}")
print(round(total, 2), max(w for _, w, *_ in week).name)
