class Plan:
    def __init__(self, name, monthly, free_minutes, per_minute):
        self.name = name
        self.monthly = monthly
        self.free_minutes = free_minutes
        self.per_minute = per_minute

    def cost(self, minutes):
        extra = max(0, minutes - self.free_minutes)
        return self.monthly + extra * self.per_minute


class Family:
    def __init__(self, *plans):
        self.plans = plans
        self.usage = {}

    def talk(self, who, *minutes):
        self.usage.setdefault(who, []).extend(minutes)

    def best_for(self, who):
        minutes = sum(self.usage[who])
        return min(self.plans, key=lambda p: p.cost(minutes))

    def report(self):
        for who, calls in self.usage.items():
            plan = self.best_for(who)
            yield who, sum(calls), plan.name, round(plan.cost(sum(calls)), 2)


def main():
    family = Family(
        Plan("small", 4.99, 30, 0.09),
        Plan("medium", 9.99, 120, 0.05),
        Plan("flat", 19.99, float("inf"), 0),
    )
    family.talk("Oma", 45, 80, 61)
    family.talk("Tim", 3, 2)
    family.talk("Mama", 12, 95)
    family.talk("Oma", 140)
    for line in family.report():
        print("{:<5}{:>4} min -> {} {:.2f}".format(*line))
    total = sum(cost for *_, cost in family.report())
    print("together", round(total, 2))
    everyone = sum(map(sum, family.usage.values()))
    shared = min((p.cost(everyone), p.name) for p in family.plans)
    print("one plan for all:", shared)
    edge = next(m for m in range(0, 300, 5) if family.plans[1].cost(m) < family.plans[0].cost(m))
    print("medium pays off from", edge)


if __name__ == "__main__":
    main()
