import operator


class Expr:
    def __add__(self, other):
        return Op(operator.add, "+", self, wrap(other))

    def __radd__(self, other):
        return wrap(other) + self

    def __mul__(self, other):
        return Op(operator.mul, "*", self, wrap(other))

    def __rmul__(self, other):
        return wrap(other) * self

    def __sub__(self, other):
        return Op(operator.sub, "-", self, wrap(other))


class Num(Expr):
    def __init__(self, n):
        self.n = n

    def at(self, **env):
        return self.n

    def __str__(self):
        return str(self.n)


class Var(Expr):
    def __init__(self, name):
        self.name = name

    def at(self, **env):
        return env[self.name]

    def __str__(self):
        return self.name


class Op(Expr):
    def __init__(self, f, sign, a, b):
        self.f, self.sign, self.a, self.b = f, sign, a, b

    def at(self, **env):
        return self.f(self.a.at(**env), self.b.at(**env))

    def __str__(self):
        return f"({self.a} {self.sign} {self.b})"


def wrap(x):
    return x if isinstance(x, Expr) else Num(x)


def main():
    x, y = Var("x"), Var("y")
    e = 3 * x + y * (x - 1)
    print(e)
    print(e.at(x=2, y=10), [e.at(x=n, y=n) for n in range(3)])
    total = sum([x, y, 4])
    print(total, total.at(x=1, y=2))
    print(5 - x)


main()
