def calculator():
    memory = 0.0
    last = 0.0

    def remember(_):
        nonlocal memory
        memory += last
        return memory

    def recall(_):
        nonlocal last
        last = memory
        return last

    def arithmetic(f):
        def key(n):
            nonlocal last
            last = f(last, n)
            return last
        return key

    keys = {
        "+": arithmetic(lambda a, b: a + b),
        "*": arithmetic(lambda a, b: a * b),
        "/": arithmetic(lambda a, b: a / b),
        "=": arithmetic(lambda a, b: b),
        "M+": remember,
        "MR": recall,
    }

    def press(key, n=0.0):
        try:
            return keys[key](n)
        except ZeroDivisionError:
            return "E"
        except KeyError:
            return "?"

    return press


press = calculator()
tape = [("=", 12), ("*", 3), ("M+",), ("/", 0), ("+", 4), ("M+",), ("=", 1), ("MR",), ("%", 5), ("/", 8)]
for step in tape:
    print(*step, "->", press(*step))
