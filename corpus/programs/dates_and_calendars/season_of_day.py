from datetime import date

STARTS = [((3, 20), "spring"), ((6, 21), "summer"), ((9, 22), "autumn"), ((12, 21), "winter")]
SOUTH = {"spring": "autumn", "summer": "winter", "autumn": "spring", "winter": "summer"}


def season(day, south=False):
    name = "winter"
    for start, s in STARTS:
        if (day.month, day.day) >= start:
            name = s
    return SOUTH[name] if south else name


def days_left(day):
    for (month, d), s in STARTS:
        start = date(day.year, month, d)
        if start > day:
            return (start - day).days, s
    (month, d), s = STARTS[0]
    return (date(day.year + 1, month, d) - day).days, s


trips = {
    "Lapland": date(2024, 2, 3),
    "Sydney": date(2024, 12, 25),
    "Provence": date(2024, 6, 21),
    "Vermont": date(2024, 10, 10),
}
for place, day in trips.items():
    left, following = days_left(day)
    print(f"{place:<9}{day:%d %b} {season(day, south=place == 'Sydney'):<7}{following} in {left} days")

seasons = {}
for place, day in trips.items():
    seasons.setdefault(season(day), []).append(place)
print(seasons, sorted(set(SOUTH) - set(seasons)))
print(season(date(2024, 3, 19)), season(date(2024, 3, 20)), season(date(2024, 12, 31)))
