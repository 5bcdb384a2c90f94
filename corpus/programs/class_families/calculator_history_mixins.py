class Calculator:
    def __init__(self):
        self.value = 0

    def apply(self, sign, n):
        match sign:
            case "+": self.value += n
            case "-": self.value -= n
            case "*": self.value *= n
            case "=": self.value = n
            case _: raise ValueError(sign)
        return self.value


class History:
    def __init__(self):
        super().__init__()
        self.steps = []

    def apply(self, sign, n):
        before = self.value
        result = super().apply(sign, n)
        self.steps.append((before, sign, n, result))
        return result

    def undo(self):
        self.value = self.steps.pop()[0] if self.steps else self.value
        return self.value


class Limited:
    limit = 99

    def apply(self, sign, n):
        result = super().apply(sign, n)
        if abs(result) > self.limit:
            self.value = self.limit if result > 0 else -self.limit
        return self.value


class Pocket(Limited, History, Calculator): pass
class School(History, Limited, Calculator): limit = 20


def main():
    for cls in (Calculator, Pocket, School):
        c = cls()
        print(cls.__name__, [c.apply(s, n) for s, n in [("=", 7), ("*", 6), ("*", 3), ("-", 50)]], getattr(c, "steps", [])[-1:])
    print(c.undo(), c.undo(), c.undo(), c.undo(), c.undo())
    try:
        c.apply("^", 2)
    except ValueError as e:
        print("unknown", e, len(c.steps))


main()
