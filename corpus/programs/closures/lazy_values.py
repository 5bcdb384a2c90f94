def lazy(function, *args):
    done = False
    value = None

    def get():
        nonlocal done, value
        if not done:
            value = function(*args)
            done = True
        return value

    return get


calls = []


def expensive(x):
    calls.append(x)
    return x * x + 1


def choose(flag, a, b):
    return a() if flag else b()


a = lazy(expensive, 4)
b = lazy(expensive, 10)
total = lazy(lambda: a() + b())
print(calls)
print(choose(True, a, b), calls)
print(choose(False, a, total), calls)
print(total(), total(), calls)

table = {n: lazy(expensive, n) for n in range(5)}
print(sum(table[n]() for n in (1, 3, 1)), calls[-2:])
print(len(calls), "calls")
