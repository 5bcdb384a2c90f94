from functools import partial, reduce


def compose(*funcs):
    return reduce(lambda f, g: lambda x: g(f(x)), funcs, lambda x: x)


def clamp(lo, hi, x):
    return min(max(x, lo), hi)


def scale(x, factor=1.0, offset=0):
    return x * factor + offset


percent = partial(clamp, 0, 100)
pipeline = compose(
    partial(scale, factor=2, offset=-10),
    percent,
    "{:>4}%".format,
    str.strip,
)
print([pipeline(x) for x in (3, 20, 80)])
print(percent(-4), percent.args, percent.func.__name__)
print(compose()(7), compose(len, str, list)("four"))
print(partial(scale, offset=1)(2, 3), partial(print, "a", sep="-")("b"))
