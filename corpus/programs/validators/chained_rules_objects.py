class Rule:
    def __init__(self, message):
        self.message = message
        self.next = None

    def then(self, rule):
        self.next = rule
        return rule

    def ok(self, value):
        raise NotImplementedError(type(self).__name__)

    def check(self, value):
        if not self.ok(value):
            return self.message.format(value)
        return self.next.check(value) if self.next else None


class Between(Rule):
    def __init__(self, lo, hi):
        super().__init__("{} is not in " + f"{lo}..{hi}")
        self.lo, self.hi = lo, hi

    def ok(self, value):
        return self.lo <= value <= self.hi


class Multiple(Rule):
    def __init__(self, of):
        super().__init__(f"{{}} is no multiple of {of}")
        self.of = of

    def ok(self, value):
        return value % self.of == 0


first = Between(0, 100)
first.then(Multiple(5)).then(Multiple(3))
for v in (15, 200, 20, 12, 0):
    print(v, first.check(v) or "fine")
first.next.next.then(Rule("never"))
try:
    first.check(30)
except NotImplementedError as e:
    print("NotImplementedError:", e)
print(first.check(31))
