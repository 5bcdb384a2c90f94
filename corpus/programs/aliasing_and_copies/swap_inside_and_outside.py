def swap_names(a, b):
    a, b = b, a
    return a, b


def swap_items(xs, i, j):
    xs[i], xs[j] = xs[j], xs[i]


def swap_attributes(one, two, name):
    first, second = getattr(one, name), getattr(two, name)
    setattr(one, name, second)
    setattr(two, name, first)


class Cup:
    def __init__(self, drink):
        self.drink = drink


p, q = "tea", "milk"
print(swap_names(p, q), p, q)
tray = [Cup("tea"), Cup("milk"), Cup("juice")]
left, middle, right = tray
swap_items(tray, 0, 2)
print([c.drink for c in tray], left.drink, tray[0] is right)
swap_attributes(left, middle, "drink")
print([c.drink for c in tray], left.drink, middle.drink)
left, right = right, left
left.drink += " ice"
print([c.drink for c in tray], left is tray[0])
