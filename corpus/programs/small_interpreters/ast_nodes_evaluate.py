class Num:
    def __init__(self, value):
        self.value = value

    def eval(self, env):
        return self.value


class Var:
    def __init__(self, name):
        self.name = name

    def eval(self, env):
        try:
            return env[self.name]
        except KeyError:
            raise NameError(f"{self.name} has no value") from None


class Bin:
    def __init__(self, left, op, right):
        self.left, self.op, self.right = left, op, right

    def eval(self, env):
        a, b = self.left.eval(env), self.right.eval(env)
        return {"+": a + b, "-": a - b, "*": a * b}[self.op]


class Let:
    def __init__(self, name, value, body):
        self.name, self.value, self.body = name, value, body

    def eval(self, env):
        return self.body.eval({**env, self.name: self.value.eval(env)})


x, y = Var("x"), Var("y")
tree = Let("x", Num(5), Bin(Let("x", Bin(x, "+", Num(1)), Bin(x, "*", x)), "-", x))
print(tree.eval({}))
print(Bin(x, "*", y).eval({"x": 3, "y": -2}))
env = {"y": 1}
print(Let("y", Num(9), y).eval(env), env)
print(tree.body.left.eval({"x": 0}))
Let("z", y, Bin(x, "+", Num(1))).eval({"y": 0})
