from dataclasses import dataclass, field
from datetime import date


@dataclass
class Relative:
    name: str
    birthday: tuple
    wishes: list = field(default_factory=list)
    given: dict = field(default_factory=dict)

    def next_gift(self, budget):
        for wish, price in sorted(self.wishes, key=lambda w: -w[1]):
            if price <= budget and wish not in self.given.values():
                return wish, price
        return "flowers", 8


def year_plan(people, budget, year):
    for p in sorted(people, key=lambda p: p.birthday):
        gift, price = p.next_gift(budget)
        p.given[year] = gift
        budget -= price
        yield date(year, *p.birthday), p.name, gift, budget


def main():
    people = [
        Relative("Tante Ulla", (11, 3), [("teapot", 30), ("book", 15)]),
        Relative("Emil", (2, 28), [("kite", 22), ("bicycle", 180)]),
        Relative("Opa", (7, 19), [("socks", 9), ("Schnaps", 25)]),
    ]
    for year, budget in ((2023, 80), (2024, 60)):
        for day, name, gift, left in year_plan(people, budget, year):
            print(day.strftime("%d %b"), f"{name}: {gift} ({left} left)")
    print({p.name: p.given for p in people})
    spent = {p.name: [dict(p.wishes).get(g, 8) for g in p.given.values()] for p in people}
    print(spent, sum(map(sum, spent.values())))
    unfulfilled = [(p.name, w) for p in people for w, _ in p.wishes if w not in p.given.values()]
    print(unfulfilled)


if __name__ == "__main__":
    main()
