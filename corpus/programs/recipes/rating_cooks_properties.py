class Cook:
    def __init__(self, name):
        self._name = name
        self._stars = []

    @property
    def name(self):
        return self._name.title()

    @property
    def stars(self):
        if not self._stars:
            return 0
        return sum(self._stars) / len(self._stars)

    @stars.setter
    def stars(self, n):
        if n not in range(1, 6):
            raise ValueError(f"{n} stars for {self.name}")
        self._stars.append(n)

    @stars.deleter
    def stars(self):
        self._stars.clear()

    def __str__(self):
        full = int(self.stars)
        half = "½" if self.stars - full >= 0.5 else ""
        return f"{self.name}: {'*' * full}{half}"


def main():
    remy, ana = Cook("rémy"), Cook("ANA maria")
    for n in (5, 4, 4):
        remy.stars = n
    ana.stars = 5
    ana.stars = 2
    print(remy, "|", ana)
    try:
        ana.stars = 0
    except ValueError as e:
        print("no:", e)
    ana.stars += 1
    print(ana.stars, len(ana._stars))
    del remy.stars
    print(remy, remy.stars, max([remy, ana], key=lambda c: c.stars).name)
    remy.name = "Chef"


main()
