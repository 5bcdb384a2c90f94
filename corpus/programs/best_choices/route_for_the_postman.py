import math

HOUSES = {"office": (0, 0), "Abel": (2, 3), "Brun": (5, 1), "Ceder": (1, 7), "Dale": (6, 6)}


def far(a, b):
    return math.dist(HOUSES[a], HOUSES[b])


def length(tour):
    return sum(far(a, b) for a, b in zip(tour, tour[1:] + tour[:1]))


def nearest_first(start):
    tour = [start]
    left = set(HOUSES) - {start}
    while left:
        tour.append(min(sorted(left), key=lambda h: far(tour[-1], h)))
        left.remove(tour[-1])
    return tour


def two_opt(tour):
    best = tour
    for i in range(1, len(tour) - 1):
        for j in range(i + 1, len(tour)):
            other = tour[:i] + tour[i:j + 1][::-1] + tour[j + 1:]
            if length(other) < length(best):
                best = other
    return best


def main():
    first = nearest_first("office")
    print(" ".join(first), f"{length(first):.2f}")
    better = two_opt(first)
    print(" ".join(better), f"{length(better):.2f}")
    print("saved", round(length(first) - length(better), 2))
    alone = max(HOUSES, key=lambda h: min(far(h, o) for o in HOUSES if o != h))
    print("most remote:", alone)


main()
