class Rule:
    def __init__(self, name, test):
        self.name = name
        self.test = test

    def __call__(self, value):
        return bool(self.test(value))

    def __and__(self, other):
        return Rule(f"({self} and {other})", lambda v: self(v) and other(v))

    def __or__(self, other):
        return Rule(f"({self} or {other})", lambda v: self(v) or other(v))

    def __invert__(self):
        return Rule(f"not {self}", lambda v: not self(v))

    def __str__(self):
        return self.name


even = Rule("even", lambda n: n % 2 == 0)
big = Rule("big", lambda n: n > 10)
round_ = Rule("round", lambda n: n % 5 == 0)
odd_or_big = ~even | big
numbers = [3, 8, 12, 20, 25]
for rule in (even, even & big, odd_or_big & ~round_):
    print(rule, "->", list(filter(rule, numbers)))
print(all(map(odd_or_big, [1, 20])), callable(even))
