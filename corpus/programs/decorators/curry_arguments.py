def curry(f):
    n = f.__code__.co_argcount

    def collect(*args):
        if len(args) >= n:
            return f(*args)
        return lambda *more: collect(*args, *more)

    return collect


@curry
def price(base, tax, tip):
    return round(base * (1 + tax) * (1 + tip), 2)


@curry
def join(sep, left, right):
    return f"{left}{sep}{right}"


dinner = price(40)
in_vienna = dinner(0.1)
print(in_vienna(0.05), in_vienna(0))
print(price(40)(0.1)(0.05) == price(40, 0.1, 0.05))

with_dash = join("-")
pairs = [with_dash(a)(b) for a, b in zip("abc", "xyz")]
print(pairs)
print(list(map(join(":", "id"), [7, 8, 9])))
print(callable(price(1)), callable(price(1, 2, 3)))
