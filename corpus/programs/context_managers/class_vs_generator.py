# the same thing written in two ways
from contextlib import contextmanager


class Basket1:
    def __init__(self, items=[]):
        self.items = items
    def __enter__(self):
        print("take basket")
        return self.items
    def __exit__(self, *a):
        print("put back", len(self.items), "items")


@contextmanager
def basket2(items=None):
    items = [] if items is None else items
    print("take basket")
    yield items
    print("put back", len(items), "items")


with Basket1() as b:
    b.append("milk")
    b.append("salt")
with Basket1() as b:
    b.append("rice")

with basket2() as b:
    b.append("milk")
    b.append("salt")
with basket2() as b:
    b.append("rice")

mine = ["tea"]
with basket2(mine) as b:
    b += ["jam"]
print(mine, b is mine)
