import math

depot = (0, 0)
parcels = {"bakery": (2, 3), "clinic": (-1, 5), "school": (6, 1), "farm": (-4, -4)}
weights = {"bakery": 1.5, "clinic": 0.4, "school": 2.0, "farm": 1.1}


def nearest(here, open_parcels):
    return min(open_parcels, key=lambda name: math.dist(here, parcels[name]))


def tour(max_load):
    here, load, flown = depot, 0.0, 0.0
    open_parcels = set(parcels)
    route = []
    while open_parcels:
        name = nearest(here, sorted(open_parcels))
        if load + weights[name] > max_load:
            flown += math.dist(here, depot)
            here, load = depot, 0.0
            route.append("depot")
            continue
        flown += math.dist(here, parcels[name])
        here = parcels[name]
        load += weights[name]
        route.append(name)
        open_parcels.remove(name)
    return route, flown + math.dist(here, depot)


def main():
    for max_load in (5.0, 3.0, 2.0):
        route, flown = tour(max_load)
        print(f"{max_load} kg: {' > '.join(route)} ({flown:.2f} km)")
    beeline = 2 * sum(math.dist(depot, p) for p in parcels.values())
    saved = beeline - tour(5.0)[1]
    print(f"one by one {beeline:.2f} km, saved {saved:.2f}")
    assert sum(weights.values()) <= 5.0


main()
