class Gate:
    arity = 2

    def __init__(self, *inputs):
        if len(inputs) != self.arity:
            raise TypeError(f"{type(self).__name__} needs {self.arity} inputs, not {len(inputs)}")
        self.inputs = inputs

    def value(self, env):
        return self.logic(*(i.value(env) for i in self.inputs))

    def count(self):
        return 1 + sum(i.count() for i in self.inputs)


class Wire(Gate):
    arity = 1

    def value(self, env):
        return env[self.inputs[0]]

    def count(self):
        return 0


class And(Gate):
    def logic(self, a, b):
        return a & b


class Or(Gate):
    def logic(self, a, b):
        return a | b


class Not(Gate):
    arity = 1

    def logic(self, a):
        return 1 - a


class Xor(Gate):
    def logic(self, a, b):
        return And(Or(K(a), K(b)), Not(And(K(a), K(b)))).value({})


class K(Wire):
    def value(self, env):
        return self.inputs[0]


def main():
    a, b = Wire("a"), Wire("b")
    total, carry = Xor(a, b), And(a, b)
    for x in (0, 1):
        for y in (0, 1):
            env = {"a": x, "b": y}
            print(x, y, "->", carry.value(env), total.value(env))
    alarm = Or(And(a, Not(b)), Not(a))
    print(alarm.value({"a": 1, "b": 1}), alarm.count())
    try:
        Not(a, b)
    except TypeError as e:
        print(e)


main()
