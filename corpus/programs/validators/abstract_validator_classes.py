from abc import ABC, abstractmethod


class Validator(ABC):
    message = "is wrong"

    @abstractmethod
    def ok(self, value):
        raise NotImplementedError

    def __call__(self, value):
        return [] if self.ok(value) else [self.message.format(v=value, s=self)]

    def __and__(self, other):
        return All(self, other)

    def __or__(self, other):
        return Any(self, other)


class Length(Validator):
    message = "{v!r} is not {s.low}-{s.high} long"

    def __init__(self, low, high):
        self.low, self.high = low, high

    def ok(self, value):
        return self.low <= len(value) <= self.high


class Only(Validator):
    message = "{v!r} has other signs than {s.allowed}"

    def __init__(self, allowed):
        self.allowed = allowed

    def ok(self, value):
        return set(value) <= set(self.allowed)


class All(Validator):
    def __init__(self, *parts):
        self.parts = parts

    def ok(self, value):
        return not self(value)

    def __call__(self, value):
        return [m for p in self.parts for m in p(value)]


class Any(All):
    def __call__(self, value):
        found = [p(value) for p in self.parts]
        return [] if [] in found else [m for f in found for m in f]


def main():
    code = Length(3, 5) & Only("01ab")
    either = code | Length(0, 0)
    for text in ["a01", "", "ab2", "0101010", "zzzzzzz"]:
        print(repr(text), code(text), either.ok(text))
    try:
        Validator()
    except TypeError:
        print("abstract")


main()
