from dataclasses import dataclass


@dataclass
class Painting:
    title: str
    width: float
    height: float
    year: int

    @property
    def area(self):
        return self.width * self.height

    @property
    def format(self):
        if self.width == self.height:
            return "square"
        return "landscape" if self.width > self.height else "portrait"

    @property
    def century(self):
        return (self.year - 1) // 100 + 1

    def fits(self, wall):
        return self.width <= wall[0] and self.height <= wall[1]


def hang(paintings, walls):
    plan = {}
    free = dict(walls)
    for p in sorted(paintings, key=lambda p: p.area, reverse=True):
        spots = [w for w in free if p.fits(free[w])]
        if spots:
            tightest = min(spots, key=lambda w: free[w][0] * free[w][1])
            plan[p.title] = tightest
            del free[tightest]
    return plan, list(free)


def main():
    paintings = [Painting("Sea", 3, 1.5, 1888), Painting("Lady", 0.8, 1.2, 1600), Painting("Box", 1, 1, 1921)]
    for p in paintings:
        print(f"{p.title:<5}{p.format:<10}{p.century}th {p.area:.2f} m²")
    walls = {"north": (4, 2), "stairs": (1, 1.5), "door": (0.9, 1.3)}
    plan, free = hang(paintings, walls)
    print(plan, free)
    print(hang(paintings, {"small": (0.5, 0.5)}))


if __name__ == "__main__":
    main()
