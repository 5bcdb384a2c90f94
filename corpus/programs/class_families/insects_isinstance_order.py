class Insect: legs = 6
class Bee(Insect): stings = True
class Wasp(Bee): pass
class Fly(Insect): stings = False
class Spider: legs = 8


def describe(x):
    if isinstance(x, Insect):
        kind = "insect"
    elif isinstance(x, Bee):
        kind = "bee"
    else:
        kind = "something else"
    return f"{type(x).__name__}: {kind}, {x.legs} legs"


def danger(x):
    return getattr(x, "stings", None)


jar = [Bee(), Fly(), Wasp(), Spider(), Insect()]
for x in jar:
    print(describe(x), danger(x))
print(sum(x.legs for x in jar))

by_class = {}
for x in jar:
    for c in type(x).__mro__[:-1]:
        by_class[c.__name__] = by_class.get(c.__name__, 0) + 1
print(by_class)
jar[1].legs -= 1
print([x.legs for x in jar], Fly.legs)
quiet = [type(x).__name__ for x in jar if not danger(x)]
print(quiet)
