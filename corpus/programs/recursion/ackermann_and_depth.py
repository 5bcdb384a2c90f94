class DepthMeter:
    """Decorator object: how deep did the calls go?"""

    def __init__(self, function):
        self.function = function
        self.level = 0
        self.deepest = 0
        self.calls = 0

    def __call__(self, *args):
        self.level += 1
        self.calls += 1
        self.deepest = max(self.deepest, self.level)
        try:
            return self.function(*args)
        finally:
            self.level -= 1

    def report(self):
        return f"{self.function.__name__}: {self.calls} calls, depth {self.deepest}"


@DepthMeter
def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


@DepthMeter
def half(n):
    return 0 if n < 2 else 1 + half(n // 2)


print(ackermann(1, 3), ackermann.report())
print(ackermann(2, 1), ackermann.report())
print([half(n) for n in (1, 8, 100)], half.report())
print(half.level, ackermann.level)
try:
    half("100")
except TypeError as e:
    print("TypeError", half.level)
