from datetime import date

ORBIT_DAYS = dict(Mercury=87.97, Venus=224.7, Earth=365.25, Mars=686.98, Jupiter=4332.6)


def planet_age(born, today, planet):
    return (today - born).days / ORBIT_DAYS[planet]


def next_birthday(born, today, planet):
    age = planet_age(born, today, planet)
    days = (int(age) + 1) * ORBIT_DAYS[planet]
    return date.fromordinal(born.toordinal() + round(days))


born = date(1987, 8, 23)
today = date(2024, 1, 1)
upcoming = []
for planet in ORBIT_DAYS:
    age = planet_age(born, today, planet)
    day = next_birthday(born, today, planet)
    upcoming.append((day, planet, int(age) + 1))
    print(f"{planet:<8}{age:8.2f}  next on {day}")

day, planet, years = min(upcoming)
print(f"first party: {years} on {planet}, in {(day - today).days} days")
same_year = [p for d, p, _ in upcoming if d.year == today.year]
print(same_year)
twins = [(a[1], b[1]) for a in upcoming for b in upcoming if a < b and abs((a[0] - b[0]).days) < 40]
print(twins or "no party together")
print(planet_age(born, today, "Pluto") if "Pluto" in ORBIT_DAYS else "Pluto is not a planet")
