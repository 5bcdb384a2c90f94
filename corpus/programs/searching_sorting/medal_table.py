class Country:
    def __init__(self, name, gold=0, silver=0, bronze=0):
        self.name = name
        self.medals = (gold, silver, bronze)

    def __lt__(self, other):
        if self.medals != other.medals:
            return self.medals > other.medals
        return self.name < other.name

    def __repr__(self):
        return f"{self.name}{self.medals}"

    def __add__(self, kind):
        g, s, b = self.medals
        index = ("gold", "silver", "bronze").index(kind)
        new = [g, s, b]
        new[index] += 1
        return Country(self.name, *new)


table = [Country("Norway", 4, 1, 2), Country("Kenya", 2, 6), Country("Chile", 2, 6), Country("Malta", bronze=1)]
table.sort()
for place, country in enumerate(table, start=1):
    print(f"{place}. {country.name:<8}", *country.medals, sum(country.medals))

table[1] = table[1] + "gold" + "gold"
table[3] += "gold"
print(sorted(table))
print("most medals:", max(table, key=lambda c: sum(c.medals)))
print(min(table), max(table))
