from typing import NamedTuple, Optional


class Bottle(NamedTuple):
    name: str
    vintage: Optional[int]
    drink_from: int = 2
    drink_to: int = 6

    def state(self, year):
        if self.vintage is None:
            return "drink now"
        age = year - self.vintage
        if age < self.drink_from:
            return f"wait {self.drink_from - age} y"
        if age > self.drink_to:
            return "too old"
        return "ready" if age < self.drink_to else "last chance"


def main():
    cellar = [
        Bottle("Riesling", 2021, 1, 10),
        Bottle("Barolo", 2017, drink_from=8, drink_to=20),
        Bottle("Beaujolais", 2022, 0, 2),
        Bottle("Crémant", None),
        Bottle("Rosé", 2019),
        Bottle("Rosé", 2016),
    ]
    for b in cellar:
        print(f"{b.name:<11}{b.vintage or 'NV':>5}  {b.state(2024)}")
    plan = {}
    for year in (2024, 2025, 2026):
        plan[year] = [b.name for b in cellar if b.state(year) in ("ready", "last chance")]
    print(plan)
    oldest = min((b for b in cellar if b.vintage), key=lambda b: b.vintage)
    print(oldest.name, oldest.vintage, cellar.count(Bottle("Rosé", 2019, 2, 6)))
    kept = [b._replace(drink_to=b.drink_to + 1) for b in cellar if b.state(2024) == "too old"]
    print(kept)
    print(sorted(cellar)[0].name, max(b.vintage for b in cellar))


if __name__ == "__main__":
    main()
