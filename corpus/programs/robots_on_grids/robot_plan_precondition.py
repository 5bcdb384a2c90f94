from dataclasses import dataclass


@dataclass(frozen=True)
class Action:
    name: str
    needs: frozenset[str]
    adds: frozenset[str]
    removes: frozenset[str] = frozenset()

    def possible(self, state: frozenset[str]) -> bool:
        return self.needs <= state

    def apply(self, state: frozenset[str]) -> frozenset[str]:
        return state - self.removes | self.adds


def act(name, needs="", adds="", removes=""):
    return Action(name, *(frozenset(x.split()) for x in (needs, adds, removes)))


ACTIONS = [
    act("go to kitchen", "at-hall", "at-kitchen", "at-hall"),
    act("go to hall", "at-kitchen", "at-hall", "at-kitchen"),
    act("take cup", "at-kitchen free-hand", "has-cup", "free-hand"),
    act("brew", "at-kitchen has-cup", "coffee"),
    act("serve", "at-hall coffee has-cup", "served free-hand", "has-cup coffee"),
]


def plan(state, goal, depth=6):
    if goal <= state:
        return []
    if depth == 0:
        return None
    best = None
    for a in ACTIONS:
        if a.possible(state) and a.apply(state) != state:
            rest = plan(a.apply(state), goal, depth - 1)
            if rest is not None and (best is None or len(rest) + 1 < len(best)):
                best = [a.name, *rest]
    return best


def main():
    start = frozenset({"at-hall", "free-hand"})
    steps = plan(start, frozenset({"served"}))
    for n, s in enumerate(steps, 1):
        print(n, s)
    print(plan(start, frozenset({"coffee"}), depth=2))
    print([a.name for a in ACTIONS if a.possible(start)])


main()
