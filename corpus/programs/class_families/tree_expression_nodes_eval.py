from abc import ABC, abstractmethod


class Rule(ABC):
    @abstractmethod
    def ok(self, day): ...

    def __and__(self, other):
        return Both(self, other)

    def __invert__(self):
        return Not(self)


class Weekday(Rule):
    def __init__(self, *names):
        self.names = names

    def ok(self, day):
        return day["name"] in self.names


class Warm(Rule):
    def __init__(self, limit=20):
        self.limit = limit

    def ok(self, day):
        return day["temp"] >= self.limit


class Dry(Rule):
    def ok(self, day):
        return not day.get("rain")


class Both(Rule):
    def __init__(self, *rules):
        self.rules = rules

    def ok(self, day):
        return all(r.ok(day) for r in self.rules)


class Not(Rule):
    def __init__(self, rule):
        self.rule = rule

    def ok(self, day):
        return not self.rule.ok(day)


def main():
    week = [
        {"name": "Mon", "temp": 24, "rain": 3},
        {"name": "Tue", "temp": 26},
        {"name": "Sat", "temp": 19, "rain": 0},
        {"name": "Sun", "temp": 23, "rain": 0},
    ]
    free = Weekday("Sat", "Sun")
    plans = {"swim": free & Warm() & Dry(), "hike": free & Dry(), "read": ~Dry(), "work": ~free}
    for name, rule in plans.items():
        print(f"{name:<5}", [d["name"] for d in week if rule.ok(d)])
    print(sum(plans["hike"].ok(d) for d in week), type(plans["work"]).__name__)


main()
