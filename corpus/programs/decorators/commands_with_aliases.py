COMMANDS = {}


def command(name=None, *, aliases=()):
    def decorate(func):
        for key in (name or func.__name__, *aliases):
            COMMANDS[key] = func
        return func
    return decorate


@command()
def add(*numbers):
    return sum(map(float, numbers))


@command("mul", aliases=["times", "x"])
def multiply(a, b):
    return float(a) * float(b)


@command(aliases="?")
def help_():
    return ", ".join(sorted(COMMANDS))


for line in ["add 1 2 3.5", "x 4 5", "times 2", "?", "quit"]:
    name, *args = line.split()
    try:
        print(line, "=", COMMANDS[name](*args))
    except KeyError:
        print("unknown command", name)
    except TypeError as e:
        print(e)
