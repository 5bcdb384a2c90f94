from datetime import date, timedelta
from math import cos, pi

NEW_MOON = date(2000, 1, 6)
SYNODIC = 29.530588853
PHASES = ["new", "waxing crescent", "first quarter", "waxing gibbous",
          "full", "waning gibbous", "last quarter", "waning crescent"]


class Moon:
    def __init__(self, day):
        self.day = day
        self.age = (day - NEW_MOON).days % SYNODIC

    @property
    def phase(self):
        return PHASES[int(self.age / SYNODIC * 8 + 0.5) % 8]

    @property
    def light(self):
        return (1 - cos(2 * pi * self.age / SYNODIC)) / 2

    def __str__(self):
        return f"{self.day:%d %b %Y}: {self.phase} ({self.light:.0%})"


def next_full(day):
    while Moon(day).phase != "full":
        day += timedelta(days=1)
    return day


def main():
    for d in (date(2024, 1, 25), date(2024, 2, 9), date(1969, 7, 20)):
        print(Moon(d))
    party = next_full(date(2024, 3, 20))
    print("party on", party, Moon(party).light > 0.9)
    nights = [Moon(date(2024, 4, 1) + timedelta(days=7 * i)) for i in range(4)]
    print([n.phase for n in nights])
    darkest = min(nights, key=lambda m: m.light)
    print(darkest.day.day, f"{darkest.age:.1f}")


if __name__ == "__main__":
    main()
