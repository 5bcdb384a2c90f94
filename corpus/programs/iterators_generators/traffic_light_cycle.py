from itertools import cycle, repeat, chain, islice, groupby

LIGHTS = [("red", 4), ("green", 3), ("yellow", 1)]

def seconds(lights):
    return chain.from_iterable(repeat(colour, n) for colour, n in lights)

def light():
    return cycle(seconds(LIGHTS))

street = list(islice(light(), 12))
print("".join(c[0] for c in street))
print([(c, len(list(g))) for c, g in groupby(street)])

def first_green(arrival):
    for t, colour in enumerate(islice(light(), arrival, None)):
        if colour == "green":
            return t

waits = {t: first_green(t) for t in range(0, 8, 2)}
print(waits, "mean", sum(waits.values()) / len(waits))
shifted = islice(light(), 4, None)
both = sum(a == b == "green" for a, b in zip(islice(light(), 16), shifted))
print("both green:", both, "of 16 s")
print(list(repeat("?", 2)), list(seconds([])))
