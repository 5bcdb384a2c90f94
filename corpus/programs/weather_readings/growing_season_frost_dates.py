from datetime import date

springs = {2019: (5, 6), 2020: (5, 12), 2021: (5, 8), 2022: (4, 20), 2023: (4, 27)}
autumns = {2019: (10, 7), 2020: (11, 1), 2021: (10, 12), 2022: (11, 20)}


def season(year):
    return (date(year, *autumns[year]) - date(year, *springs[year])).days


lengths = {}
for year in springs:
    if year not in autumns:
        print(year, "not complete")
        continue
    lengths[year] = season(year)
    print(year, f"{date(year, *springs[year]):%d %b} - {date(year, *autumns[year]):%d %b}", lengths[year], "days")

days = sorted(date(2023, *md).timetuple().tm_yday for md in springs.values())
median = days[len(days) // 2]
safe = date.fromordinal(date(2023, 1, 1).toordinal() + max(days))
print("median last frost", date.fromordinal(date(2023, 1, 1).toordinal() + median - 1).strftime("%d.%m."))
print("safe from", safe.strftime("%d.%m."))
crops = {"bean": 60, "pumpkin": 120, "melon": 190}
fits = {c: sum(n >= need for n in lengths.values()) for c, need in crops.items()}
print(fits, "of", len(lengths))
