import math


def linear(x):
    return 1 - x, x


def equal_power(x):
    return math.cos(x * math.pi / 2), math.sin(x * math.pi / 2)


def s_curve(x):
    y = x * x * (3 - 2 * x)
    return 1 - y, y


def power(pair):
    return sum(v * v for v in pair)


def db(level):
    return 20 * math.log10(level)


curves = [linear, equal_power, s_curve]
print("   x " + "".join(f"{c.__name__:>15}" for c in curves))
for i in range(5):
    x = i / 4
    print(f"{x:4.2f} " + "".join("{:8.3f}{:7.3f}".format(*c(x)) for c in curves))

lowest = {c.__name__: min(power(c(i / 10)) for i in range(11)) for c in curves}
print({n: round(p, 4) for n, p in lowest.items()})
steady = [n for n, p in lowest.items() if math.isclose(p, 1)]
print("steady power:", steady)
print(f"middle of the linear one: {db(linear(0.5)[0]):.2f} dB")
for x in (0.1, 0.0):
    print(round(db(linear(x)[1]), 1))
