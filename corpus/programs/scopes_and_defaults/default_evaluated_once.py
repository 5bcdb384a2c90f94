base = 10


def add(x, step=base):
    return x + step


def later(x, step=None):
    return x + (base if step is None else step)


base = 100
print(add(1), later(1), add(1, 2), later(1, 0))
add.__defaults__ = (base,)
print(add(1))


def stamp(names, numbers={}):
    for n in names:
        numbers[n] = numbers.get(n, 0) + 1
    return dict(numbers)


print(stamp("ab"))
print(stamp("b"))
print(stamp("b", {"b": 10}), stamp(""))
