/** Small programs in which different objects look the same, or names are bound again to what they had. */
const ANIMALS = `
class Animal:
    def __init__(self, name):
        self.name = name
        self.fed = 0

    def feed(self, amount):
        self.fed += amount
        return self.fed
`;

export const OBJECT_PROGRAMS: Readonly<Record<string, string>> = {
  loop: `${ANIMALS}
def main():
    animals = [Animal("Rex"), Animal("Tom"), Animal("Kit")]
    total = 0
    for animal in animals:
        total += animal.feed(2)
    last = animal
    return total
`,
  arguments: `${ANIMALS}
def weigh(one, other):
    heavier = one
    if other.fed > one.fed:
        heavier = other
    return heavier

def main():
    a = Animal("a")
    b = Animal("b")
    b.feed(3)
    best = weigh(a, b)
    again = weigh(other=a, one=b)
    return best.name + again.name
`,
  rebinding: `${ANIMALS}
def main():
    pet = Animal("Rex")
    kept = pet
    pet = Animal("Tom")
    n = 1
    m = 2
    n = 1
    pet = kept
    return pet.name * n * m
`,
  nested: `${ANIMALS}
def main():
    rooms = [[Animal("a"), Animal("b")], [Animal("c")], []]
    found = None
    for room in rooms:
        for animal in room:
            animal.feed(1)
            if animal.name == "b":
                continue
            found = animal
    return found.name
`,
  stopped: `${ANIMALS}
def first(animals, name):
    for animal in animals:
        if animal.name == name:
            break
    else:
        animal = None
    return animal

def main():
    animals = [Animal("a"), Animal("b"), Animal("c")]
    b = first(animals, "b")
    none = first(animals, "x")
    empty = first([], "x")
    return b.name
`,
  fields: `${ANIMALS}
class Owner:
    def __init__(self, pet):
        self.pet = pet

    def swap(self, other):
        mine = self.pet
        self.pet = other.pet
        other.pet = mine
        return mine

def main():
    ann = Owner(Animal("a"))
    bob = Owner(Animal("b"))
    was = ann.swap(bob)
    now = ann.pet
    now.feed(2)
    return now.name + was.name
`,
  generator: `${ANIMALS}
def hungry(animals):
    seen = 0
    for animal in animals:
        if animal.fed < 2:
            seen += 1
            yield animal

def main():
    animals = [Animal("a"), Animal("b"), Animal("c")]
    animals[1].feed(5)
    for one in hungry(animals):
        one.feed(1)
    rest = [each for each in hungry(animals)]
    count = len(rest)
    return count
`,
  iterator: `${ANIMALS}
class Line:
    def __init__(self, animals):
        self.animals = animals
        self.at = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.at >= len(self.animals):
            raise StopIteration
        animal = self.animals[self.at]
        self.at += 1
        return animal

def main():
    names = []
    for animal in Line([Animal("a"), Animal("b")]):
        names.append(animal.name)
    return names
`,
  chosen: `${ANIMALS}
def make(name):
    animal = Animal(name)
    return animal

def pick(one, other):
    return other

def main():
    x = pick(make("a"), make("b"))
    y = make("c") if x.name == "b" else make("d")
    z = [make("e"), make("f")][0]
    w = max(make("g"), make("h"), key=lambda each: each.name)
    v = None or make("i")
    return x.name + y.name + z.name + w.name + v.name
`,
  caught: `
def check(n):
    if n % 2:
        raise ValueError(n)
    return 0

def main():
    good = 0
    for n in [2, 3, 4, 5]:
        try:
            good = check(n)
        except ValueError as error:
            bad = n
        finally:
            done = True
    while (left := good) > 3:
        good = 0
    if good == 0 and (half := good) == 0: good = 0
    return good
`,
  several: `
def pair(a, b):
    return (
        a,
        b,
    )

def main():
    a = b = 1
    a, b = b, a
    (a, b), c = pair(
        a,
        b,
    ), 1
    with open("/dev/null") as file:
        text = file.read()
    text = ""
    for (i, (j, k)) in [(1, (2, 3)), (1, (2, 3))]:
        c = 1
    total: int = 1
    total += 0
    import math
    import math
    return a + b
`,
  closure: `
def main():
    count = 0
    kept = []

    def add(item):
        nonlocal count
        count += 1
        kept.append(item)
        return kept

    def both(one, other):
        add(one)
        add(other)

    both(1, 1)
    both(2, 2)
    out = add(1)
    return count
`,
  recursion: `
class Node:
    def __init__(self, value, below):
        self.value = value
        self.below = below

def deepest(node, best=None):
    if best is None or node.value >= best.value:
        best = node
    for child in node.below:
        best = deepest(child, best)
    return best

def main():
    tree = Node(1, [Node(2, []), Node(3, [Node(3, [])]), Node(0, [])])
    found = deepest(tree)
    return found.value
`,
  records: `
def cheapest(items, *, limit=10):
    best = None
    for item in items.values():
        if item["price"] > limit:
            continue
        if best is None or item["price"] < best["price"]:
            best = item
    return best

def main():
    items = {"a": {"price": 3}, "b": {"price": 3}, "c": {"price": 99}}
    for key in items:
        items[key]["seen"] = True
    best = cheapest(items)
    best = cheapest(items, limit=50)
    best["price"] = 4
    return best
`,
  parts: `
def numbers(limit, step):
    n = 0
    while n < limit:
        yield n
        n += step

def main():
    total = 0
    for n in numbers(60, 1):
        total += n
    return total
`,
  cart: `
class Item:
    def __init__(self, name, price):
        self.name = name
        self.price = price

class Cart:
    def __init__(self):
        self.total = 0

    def add(self, item):
        if item.price > 2:
            self.total += item.price

    def fill(self, items):
        for item in items:
            self.add(item)
        return self

    def check(self):
        self.total = max(self.total, 0)

def main():
    items = [Item("tea", 3), Item("jam", 2), Item("milk", 4), Item("salt", 1)]
    cart = Cart().fill(items)
    other = cart
    other.check()
    return cart.total
`,
};
