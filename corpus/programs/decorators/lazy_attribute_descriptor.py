class lazy:
    def __init__(self, func):
        self.func = func
        self.calls = 0

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        self.calls += 1
        value = obj.__dict__[self.name] = self.func(obj)
        return value


class Report:
    def __init__(self, *numbers):
        self.numbers = numbers

    @lazy
    def total(self):
        print("  adding", *self.numbers)
        return sum(self.numbers)

    @lazy
    def mean(self):
        return self.total / len(self.numbers)


a, b = Report(1, 2, 6), Report(4)
print(a.mean, a.total, b.total)
print(sorted(vars(a)), sorted(vars(b)), Report.total.calls)
a.numbers = (10,)
print(a.total)
del a.total
print(a.total, a.mean, Report.total.calls)
try:
    print(Report().mean)
except ZeroDivisionError:
    print("no numbers")
