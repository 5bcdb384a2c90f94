class Checklist:
    def __init__(self, *steps):
        self._steps = {s: False for s in steps}

    def __iter__(self):
        return (s for s, done in self._steps.items() if not done)

    def __bool__(self):
        return not all(self._steps.values())

    def done(self, step):
        if step not in self._steps:
            raise KeyError(step)
        self._steps[step] = True
        return self

    def __str__(self):
        return "".join("x" if d else "." for d in self._steps.values())

    def __or__(self, other):
        merged = Checklist()
        merged._steps = {**self._steps, **other._steps}
        return merged


basic = Checklist("contract", "badge", "laptop")
lab = Checklist("badge", "safety course", "goggles")
mine = basic | lab
print(mine, list(mine))
mine.done("badge").done("laptop")
print(mine, bool(mine), basic)

todo = list(mine)
while mine:
    step = next(iter(mine))
    mine.done(step)
    print("did", step, mine)
try:
    mine.done("coffee")
except KeyError as e:
    print("no such step", e)
print("ready" if not mine else "not ready", len(todo))
