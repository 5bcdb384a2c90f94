from functools import cmp_to_key, reduce


def chain(*comparers):
    def compare(a, b):
        return reduce(lambda result, f: result or f(a, b), comparers, 0)
    return cmp_to_key(compare)


def up(field):
    return lambda a, b: (a[field] > b[field]) - (a[field] < b[field])


def down(field):
    ascending = up(field)
    return lambda a, b: -ascending(a, b)


hotels = [
    dict(name="Lido", stars=3, price=80, pool=True),
    dict(name="Adler", stars=4, price=140, pool=False),
    dict(name="Krone", stars=3, price=65, pool=False),
    dict(name="Playa", stars=4, price=110, pool=True),
]

rules = {
    "best then cheapest": chain(down("stars"), up("price")),
    "pool, then name": chain(down("pool"), up("name")),
    "by nothing": chain(),
}
for title, key in rules.items():
    print(f"{title:<20}", [h["name"] for h in sorted(hotels, key=key)])
cheapest = min(hotels, key=chain(up("price")))
print(cheapest["name"], reduce(lambda s, h: s + h["price"], hotels, 0) / len(hotels))
