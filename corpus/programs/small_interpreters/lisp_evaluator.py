import operator as op
from functools import reduce


def tokens(text):
    return text.replace("(", " ( ").replace(")", " ) ").split()


def read(toks):
    t = toks.pop(0)
    if t == "(":
        items = []
        while toks[0] != ")":
            items.append(read(toks))
        toks.pop(0)
        return items
    try:
        return int(t)
    except ValueError:
        return t


GLOBAL = {
    "+": lambda *xs: sum(xs),
    "*": lambda *xs: reduce(op.mul, xs, 1),
    "-": op.sub,
    "<": op.lt,
    "list": lambda *xs: list(xs),
}


def evaluate(x, env):
    if isinstance(x, int):
        return x
    if isinstance(x, str):
        return env[x]
    head, *rest = x
    if head == "if":
        test, yes, no = rest
        return evaluate(yes if evaluate(test, env) else no, env)
    if head == "def":
        name, value = rest
        env[name] = evaluate(value, env)
        return name
    if head == "fn":
        params, body = rest
        return lambda *args: evaluate(body, {**env, **dict(zip(params, args))})
    function, *args = (evaluate(p, env) for p in x)
    return function(*args)


env = dict(GLOBAL)
for line in ["(+ 1 2 (* 3 4))", "(def twice (fn (n) (* 2 n)))", "(twice (twice 5))", "(if (< 2 1) 10 (list 1 (- 5 2)))",
             "(def fact (fn (n) (if (< n 2) 1 (* n (fact (- n 1))))))", "(fact 4)"]:
    try:
        print(line, "=>", evaluate(read(tokens(line)), env))
    except KeyError as e:
        print(line, "=> unknown", e)
