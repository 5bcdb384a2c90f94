from enum import Enum
import operator


class Op(Enum):
    ADD = ("+", operator.add, 1)
    SUB = ("-", operator.sub, 1)
    MUL = ("*", operator.mul, 2)

    def __init__(self, sign, func, level):
        self.sign, self.func, self.level = sign, func, level

    def __call__(self, a, b):
        return self.func(a, b)

    @classmethod
    def of(cls, sign):
        for op in cls:
            if op.sign == sign:
                return op
        raise KeyError(sign)


def evaluate(tokens):
    values, ops = [], []
    for t in tokens:
        if t.isdigit():
            values.append(int(t))
            continue
        op = Op.of(t)
        while ops and ops[-1].level >= op.level:
            b = values.pop()
            values.append(ops.pop()(values.pop(), b))
        ops.append(op)
    while ops:
        b = values.pop()
        values.append(ops.pop()(values.pop(), b))
    return values.pop()


print(evaluate("2 + 3 * 4 - 1".split()), Op.MUL(6, 7))
print([op.name for op in sorted(Op, key=lambda o: (-o.level, o.sign))], Op.ADD.value[0])
evaluate("8 / 2".split())
