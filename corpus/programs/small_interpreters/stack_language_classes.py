class Stack(list):
    def need(self, n):
        if len(self) < n:
            raise RuntimeError(f"needs {n}, has {len(self)}")


class Op:
    def __init__(self, arity, func):
        self.arity = arity
        self.func = func

    def __call__(self, stack):
        stack.need(self.arity)
        args = [stack.pop() for _ in range(self.arity)][::-1]
        result = self.func(*args)
        if isinstance(result, tuple):
            stack.extend(result)
        else:
            stack.append(result)


WORDS = {
    "+": Op(2, lambda a, b: a + b),
    "*": Op(2, lambda a, b: a * b),
    "dup": Op(1, lambda a: (a, a)),
    "swap": Op(2, lambda a, b: (b, a)),
    "neg": Op(1, lambda a: -a),
    "drop": Op(1, lambda a: ()),
}


def run(source):
    stack = Stack()
    for word in source.split():
        op = WORDS.get(word)
        if op:
            op(stack)
        else:
            stack.append(int(word))
    return stack


for source in ("3 dup *", "1 2 swap neg +", "5 drop", "4 +", "2 x"):
    try:
        print(source, "->", run(source))
    except (RuntimeError, ValueError) as e:
        print(source, "->", e)
