from enum import Enum


class Health(Enum):
    SUSCEPTIBLE = "."
    INFECTED = "i"
    RECOVERED = "r"


class Town:
    def __init__(self, rows, recover_after=2):
        self.people = {(r, c): Health(ch) for r, row in enumerate(rows) for c, ch in enumerate(row)}
        self.sick_days = {p: 0 for p, h in self.people.items() if h is Health.INFECTED}
        self.recover_after = recover_after

    def day(self):
        newly = set()
        for (r, c) in self.sick_days:
            for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if self.people.get(p) is Health.SUSCEPTIBLE:
                    newly.add(p)
        for p in list(self.sick_days):
            self.sick_days[p] += 1
            if self.sick_days[p] >= self.recover_after:
                self.people[p] = Health.RECOVERED
                del self.sick_days[p]
        for p in newly:
            self.people[p] = Health.INFECTED
            self.sick_days[p] = 0

    def count(self, health):
        return sum(h is health for h in self.people.values())


if __name__ == "__main__":
    town = Town(["....", ".ir.", "...."])
    curve = []
    while town.sick_days:
        curve.append(town.count(Health.INFECTED))
        town.day()
    print("curve", curve, "peak on day", curve.index(max(curve)))
    print({h.name.lower(): town.count(h) for h in Health})
