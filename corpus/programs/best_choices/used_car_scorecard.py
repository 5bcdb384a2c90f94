class Criterion:
    def __init__(self, name, weight, best, worst):
        self.name, self.weight = name, weight
        self.best, self.worst = best, worst

    def __call__(self, value):
        """1 for the best value, 0 for the worst, in between linear."""
        share = (value - self.worst) / (self.best - self.worst)
        return self.weight * min(1, max(0, share))


CRITERIA = [
    Criterion("price", 5, best=4000, worst=12000),
    Criterion("km", 3, best=0, worst=200_000),
    Criterion("year", 2, best=2022, worst=2002),
]


def score(car):
    return sum(c(car[c.name]) for c in CRITERIA)


def explain(car):
    return ", ".join(f"{c.name} {c(car[c.name]):.2f}" for c in CRITERIA)


def main():
    cars = {
        "Fiat": dict(price=5200, km=88000, year=2014),
        "Volvo": dict(price=11900, km=40000, year=2020),
        "Lada": dict(price=1500, km=210_000, year=2003),
    }
    ranked = sorted(cars, key=lambda name: score(cars[name]), reverse=True)
    for name in ranked:
        print(f"{name:<6}{score(cars[name]):5.2f}  {explain(cars[name])}")
    CRITERIA[0].weight = 1
    again = sorted(cars, key=lambda name: -score(cars[name]))
    print("price matters less:", again)


if __name__ == "__main__":
    main()
