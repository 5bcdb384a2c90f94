from dataclasses import dataclass
from typing import Any, Callable


@dataclass
class Rule:
    name: str
    when: Callable[[dict], bool]
    then: Callable[[dict], Any]
    fired: int = 0


class Engine:
    def __init__(self):
        self.rules = []

    def rule(self, when):
        def register(function):
            self.rules.append(Rule(function.__name__, when, function))
            return function
        return register

    def run(self, facts, limit=10):
        trace = []
        for _ in range(limit):
            for rule in self.rules:
                if rule.when(facts):
                    rule.then(facts)
                    rule.fired += 1
                    trace.append(rule.name)
                    break
            else:
                return trace
        raise RuntimeError("rules never settle: " + " ".join(trace[-3:]))


engine = Engine()


@engine.rule(lambda f: f["total"] > 100 and "discount" not in f)
def give_discount(f):
    f["discount"] = f["total"] * 0.1


@engine.rule(lambda f: f.get("discount") and not f.get("vip"))
def welcome_vip(f):
    f["vip"] = True
    f["total"] -= f["discount"]


def main():
    order = {"total": 150.0}
    print(engine.run(order), order)
    print(engine.run({"total": 20}))
    print({r.name: r.fired for r in engine.rules})
    engine.rule(lambda f: f["total"] < 30)(lambda f: f.update(total=f["total"] - 1))
    try:
        engine.run({"total": 20})
    except RuntimeError as e:
        print(e)


if __name__ == "__main__":
    main()
