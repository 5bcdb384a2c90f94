from enum import Enum, auto


class Result(Enum):
    OK = auto()
    EMPTY = auto()
    TOO_LITTLE = auto()
    UNKNOWN = auto()

    def __bool__(self):
        return self is Result.OK


class Slot:
    def __init__(self, name, price, n):
        self.name, self.price, self.n = name, price, n


class Machine:
    def __init__(self, **slots):
        self.slots = {code: Slot(*spec) for code, spec in slots.items()}
        self.credit = 0
        self.stats = {r: 0 for r in Result}

    def select(self, code):
        result = self._select(code)
        self.stats[result] += 1
        return result

    def _select(self, code):
        slot = self.slots.get(code)
        if slot is None:
            return Result.UNKNOWN
        if not slot.n:
            return Result.EMPTY
        if slot.price > self.credit:
            return Result.TOO_LITTLE
        self.credit -= slot.price
        slot.n -= 1
        return Result.OK


m = Machine(A1=("chips", 120, 1), A2=("gum", 50, 3))
for action in (100, "A1", 50, "A1", "A1", "B9", 30, "A2"):
    if isinstance(action, int):
        m.credit += action
        continue
    r = m.select(action)
    print(action, r.name, "thanks" if r else "sorry", m.credit)
print({r.name: n for r, n in m.stats.items()}, sum(s.n for s in m.slots.values()))
