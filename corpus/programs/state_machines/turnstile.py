from enum import Enum, auto


class State(Enum):
    LOCKED = auto()
    OPEN = auto()


class Turnstile:
    RULES = {
        (State.LOCKED, "coin"): State.OPEN,
        (State.LOCKED, "push"): State.LOCKED,
        (State.OPEN, "coin"): State.OPEN,
        (State.OPEN, "push"): State.LOCKED,
    }

    def __init__(self):
        self.state = State.LOCKED
        self.coins = 0
        self.passed = 0

    def feed(self, event):
        before = self.state
        self.state = self.RULES[before, event]
        if event == "coin":
            self.coins += 1
        elif before is State.OPEN:
            self.passed += 1
        return self.state.name


def main():
    gate = Turnstile()
    day = ["push", "coin", "push", "coin", "coin", "push", "push"]
    trace = [gate.feed(e) for e in day]
    for event, name in zip(day, trace):
        print(f"{event:>5} -> {name.lower()}")
    wasted = gate.coins - gate.passed
    print("coins", gate.coins, "passed", gate.passed, "wasted", wasted)


main()
