def read(text):
    tokens = text.replace("(", " ( ").replace(")", " ) ").split()
    return build(tokens)


def build(tokens):
    token = tokens.pop(0)
    if token == "(":
        items = []
        while tokens[0] != ")":
            items.append(build(tokens))
        tokens.pop(0)
        return items
    return int(token) if token.lstrip("-").isdigit() else token


def evaluate(x, env):
    match x:
        case int():
            return x
        case str():
            return env[x]
        case ["let", name, value, body]:
            return evaluate(body, {**env, name: evaluate(value, env)})
        case ["if", test, yes, no]:
            return evaluate(yes if evaluate(test, env) else no, env)
        case [op, *args]:
            return evaluate(op, env)(*(evaluate(a, env) for a in args))


ENV = {
    "+": lambda *xs: sum(xs),
    "*": lambda a, b: a * b,
    ">": lambda a, b: a > b,
    "max": max,
}

programs = [
    "(+ 1 2 (* 3 4))",
    "(let x 5 (if (> x 3) (* x x) 0))",
    "(max 3 (let y -9 (* y -1)) 4)",
    "(foo 1)",
]
for p in programs:
    tree = read(p)
    try:
        print(tree, "=>", evaluate(tree, ENV))
    except KeyError as name:
        print("undefined", name)
print(read("()"), "x" in ENV)
