def countdown(start, step=1):
    while start > 0:
        yield start
        start -= step
    yield "lift-off"


def pairs(items):
    items = iter(items)
    for first in items:
        second = next(items, None)
        yield first, second


def main():
    for tick in countdown(3):
        print(tick)
    found = list(pairs("abcde"))
    squares = (n * n for n in range(4))
    total = sum(squares)
    gen = countdown(5, 2)
    first = next(gen)
    rest = [*gen]
    return found, total, first, rest


print(main())
