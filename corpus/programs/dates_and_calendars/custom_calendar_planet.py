"""The calendar of a planet with ten months of 36 days and a festival week."""


class PlanetDate:
    MONTHS = ("Ember", "Thaw", "Bloom", "Gale", "High", "Gold", "Mist", "Frost", "Deep", "Dawn")
    MONTH_DAYS = 36
    FESTIVAL = 7
    YEAR = 10 * MONTH_DAYS + FESTIVAL

    def __init__(self, ordinal):
        self.ordinal = ordinal

    @classmethod
    def of(cls, year, month, day):
        return cls(year * cls.YEAR + cls.MONTHS.index(month) * cls.MONTH_DAYS + day - 1)

    @property
    def parts(self):
        year, rest = divmod(self.ordinal, self.YEAR)
        month, day = divmod(rest, self.MONTH_DAYS)
        if month == len(self.MONTHS):
            return year, "Festival", day + 1
        return year, self.MONTHS[month], day + 1

    def __add__(self, days):
        return PlanetDate(self.ordinal + days)

    def __sub__(self, other):
        if isinstance(other, PlanetDate):
            return self.ordinal - other.ordinal
        return self + -other

    def __lt__(self, other):
        return self.ordinal < other.ordinal

    def __repr__(self):
        year, month, day = self.parts
        return f"{day} {month} {year}"


def main():
    landing = PlanetDate.of(12, "Dawn", 30)
    print(landing, landing + 6, landing + 7, landing + 14)
    harvest = PlanetDate.of(13, "Gold", 1)
    print(harvest - landing, harvest - 400)
    days = sorted([harvest, landing, landing - 36])
    print(days)
    print([(landing + n).parts[1] for n in range(0, 50, 12)])
    PlanetDate.of(1, "Mai", 1)


main()
