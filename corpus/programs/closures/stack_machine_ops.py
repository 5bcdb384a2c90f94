def machine():
    stack, words = [], {}

    def push(*values):
        stack.extend(values)

    def define(name, arity, f):
        def word():
            args = stack[-arity:]
            del stack[-arity:]
            push(f(*args))
        words[name] = word

    def run(program):
        for token in program.split():
            if token in words:
                words[token]()
            else:
                push(float(token) if "." in token else int(token))
        return list(stack)

    return run, define


def main():
    run, define = machine()
    define("+", 2, lambda a, b: a + b)
    define("mean3", 3, lambda *xs: sum(xs) / len(xs))
    define("neg", 1, lambda x: -x)
    print(run("3 4 + neg"))
    print(run("1 2.5 4 mean3"))
    print(run("+"))
    define("sq", 1, lambda x: x * x)
    final = run("sq 7 neg")
    print(final, sum(final))


main()
