def lazy(func, *args):
    done = False
    value = None

    def force():
        nonlocal done, value
        if not done:
            value = func(*args)
            done = True
        return value
    return force


order = []


def load(name):
    order.append(name)
    return name.upper()


parts = {n: lazy(load, n) for n in ("logo", "menu", "text")}
page = lazy(lambda: parts["text"]() + "+" + parts["menu"]())
print(order)
print(page(), order)
print(page(), parts["menu"](), order)
bad = lazy(lambda: 1 / 0)
for _ in range(2):
    try:
        bad()
    except ZeroDivisionError:
        print("failed")
print(len(order))
