COMMANDS = {}


def command(name=None, *, aliases=()):
    def register(function):
        key = name or function.__name__
        COMMANDS[key] = function
        for a in aliases:
            COMMANDS[a] = function
        return function
    return register


@command(aliases=["+", "plus"])
def add(stack):
    stack.append(stack.pop() + stack.pop())


@command("minus", aliases=["-"])
def subtract(stack):
    b = stack.pop()
    stack.append(stack.pop() - b)


@command()
def dup(stack):
    stack.append(stack[-1])


def run(text):
    stack = []
    for word in text.split():
        if word in COMMANDS:
            COMMANDS[word](stack)
        else:
            stack.append(int(word))
    return stack


print(sorted(COMMANDS))
print(run("2 3 +"))
print(run("10 4 minus dup plus"))
print(run("1 2 3"))
print(run("7 dup - -5 +"))
print(run("4 +"))
