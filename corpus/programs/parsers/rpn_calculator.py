import operator
from math import sqrt

BINARY = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "^": operator.pow}
UNARY = {"sqrt": sqrt, "neg": operator.neg}


def calculate(expression, memory=None):
    memory = memory if memory is not None else {}
    stack = []
    for token in expression.split():
        if token in BINARY:
            b, a = stack.pop(), stack.pop()
            stack.append(BINARY[token](a, b))
        elif token in UNARY:
            stack.append(UNARY[token](stack.pop()))
        elif token == "dup":
            stack.append(stack[-1])
        elif token == "swap":
            stack[-1], stack[-2] = stack[-2], stack[-1]
        elif token.startswith(">"):
            memory[token[1:]] = stack[-1]
        elif token in memory:
            stack.append(memory[token])
        else:
            stack.append(float(token))
    return stack


memory = {"pi": 3.14159}
print(calculate("3 4 + 2 *"))
print(calculate("3 dup * 4 dup * + sqrt >hyp", memory))
print(calculate("hyp pi * 2 swap /", memory))
print(memory)
for bad in ("1 +", "2 two", "1 0 /", "9 neg sqrt"):
    try:
        print(calculate(bad))
    except (IndexError, ValueError, ZeroDivisionError) as e:
        print(f"{bad!r}: {type(e).__name__}: {e}")
print(calculate(""), calculate("1 2 3"), calculate("2 3 2 ^ ^"))
