def flip(f):
    return lambda a, b, *rest: f(b, a, *rest)


def nth(position, change):
    """change one positional argument before the call"""
    def decorate(f):
        def wrapper(*args):
            args = list(args)
            args[position] = change(args[position])
            return f(*args)
        return wrapper
    return decorate


@flip
def minus(a, b):
    return a - b


@nth(0, str.strip)
@nth(1, int)
def label(name, size, unit="cm"):
    return f"{name}: {size + 1} {unit}"


@flip
@nth(1, abs)
def power(base, exponent):
    return base ** exponent


print(minus(3, 10), flip(minus)(3, 10))
print(label("  shelf ", "79"))
print(label("rug", 3.9, "m"))
print(power(-3, 2), power(2, -3))
divided = flip(divmod)(7, 30)
print(divided)
