def evaluate(tokens, env):
    """Left to right, no precedence."""
    total = None
    op = "+"
    for t in tokens:
        if t in "+-*":
            op = t
            continue
        value = int(t) if t.lstrip("-").isdigit() else env[t]
        if total is None:
            total = value
        elif op == "+":
            total += value
        elif op == "-":
            total -= value
        else:
            total *= value
    return total


def run(program):
    env = {}
    for number, line in enumerate(program, 1):
        match line.split():
            case ["let", name, "=", *rest]:
                env[name] = evaluate(rest, env)
            case ["print", *rest]:
                print(evaluate(rest, env))
            case ["swap", a, b]:
                env[a], env[b] = env[b], env[a]
            case [] | ["#", *_]:
                pass
            case _:
                raise SyntaxError(f"line {number}: {line}")
    return env


print(run(["let a = 3", "let b = a * a - 1", "print b + a", "# swap", "swap a b"]))
try:
    run(["print 2 + 3 * 2", "prnt 1"])
except SyntaxError as e:
    print(e)
run(["let x = y"])
