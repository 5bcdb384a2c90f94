import math


def safe(default, *errors):
    errors = errors or (Exception,)
    def outer(f):
        def inner(*args):
            try:
                return f(*args)
            except errors:
                return default
        return inner
    return outer


@safe(float("nan"), ValueError)
def root(x):
    return math.sqrt(x)


@safe(0, ZeroDivisionError)
def ratio(a, b):
    return a / b


@safe([])
def numbers(text):
    return [int(t) for t in text.split(",")]


values = numbers("16, -4,0,9") + numbers("1,two") + numbers("25")
print(values)
roots = [root(v) for v in values]
print(roots)
print([r for r in roots if r == r])
print(ratio(3, 4), ratio(1, 0), ratio(0, 5))
print(numbers(None), numbers(""))
