class Doll:
    def __init__(self, colour, inner=None):
        self.colour = colour
        self.inner = inner

    def count(self):
        if self.inner is None:
            return 1
        return 1 + self.inner.count()

    def innermost(self):
        return self.inner.innermost() if self.inner else self

    def open(self, depth=0):
        print(" " * depth + self.colour)
        if self.inner:
            self.inner.open(depth + 2)


def nest(*colours):
    if not colours:
        return None
    return Doll(colours[0], nest(*colours[1:]))


set_a = nest("red", "gold", "green", "white")
set_a.open()
print(set_a.count(), set_a.innermost().colour)
set_b = nest("blue")
set_b.inner = set_a.inner.inner
print(set_b.count(), set_b.innermost() is set_a.innermost())
print(nest())
