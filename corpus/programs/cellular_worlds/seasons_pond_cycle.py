from itertools import cycle, islice

SEASONS = {
    "spring": dict(frogs=+6, ice=-100),
    "summer": dict(frogs=+2, water=-30),
    "autumn": dict(water=+25, leaves=+40),
    "winter": dict(frogs=-5, ice=+80),
}


class Pond:
    def __init__(self, **amounts):
        self.amounts = {"frogs": 0, "ice": 0, "water": 50, "leaves": 0, **amounts}

    def apply(self, **changes):
        for what, delta in changes.items():
            self.amounts[what] = max(0, min(100, self.amounts[what] + delta))
        if self.amounts["ice"] > 50:
            self.amounts["frogs"] //= 2
        if self.amounts["water"] == 0:
            self.amounts["frogs"] = 0

    def __str__(self):
        return ", ".join(f"{v} {k}" for k, v in self.amounts.items() if v)


pond = Pond(frogs=4)
for season in islice(cycle(SEASONS), 6):
    pond.apply(**SEASONS[season])
    print(f"{season}: {pond}")
dry = Pond(water=20, frogs=9)
dry.apply(**SEASONS["summer"])
print("dry:", dry or "nothing", "|", len(dry.amounts))
dry.apply(water=60, frogs=1)
print("after rain:", dry)
dry.apply(fish=3)
