routes = [
    ["Ulm", "Augsburg", "München"],
    ["Ulm", "Stuttgart"],
    ["Ulm", "Augsburg", "München"],
]


def distinct(routes):
    found = set()
    for r in routes:
        found.add(tuple(r))
    return sorted(found)


def cities(routes):
    return {c for r in routes for c in r}


def shared_legs(routes):
    legs = []
    for r in routes:
        legs.append({(a, b) for a, b in zip(r, r[1:])})
    return set.intersection(*legs)


def main():
    print(len(routes), "routes,", len(distinct(routes)), "different")
    print(sorted(cities(routes)))
    print(shared_legs([routes[0], routes[2]]) == {("Ulm", "Augsburg"), ("Augsburg", "München")})
    print(shared_legs(routes))
    closed = {("Ulm", "Stuttgart")}
    usable = [r for r in routes if closed.isdisjoint(zip(r, r[1:]))]
    print(len(usable), "usable")
    seen = set()
    for r in routes:
        if r in seen:
            print("again:", r)
        seen.add(r)


main()
