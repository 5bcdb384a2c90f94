"""Visit every room of a small museum, walking through as few doors as possible."""
from itertools import permutations

DOORS = {
    frozenset(("foyer", "egypt")): 1,
    frozenset(("foyer", "greece")): 2,
    frozenset(("egypt", "greece")): 1,
    frozenset(("greece", "modern")): 4,
    frozenset(("foyer", "modern")): 3,
}


def doors(a: str, b: str) -> int:
    return DOORS.get(frozenset((a, b)), 99)


def length(tour):
    return sum(doors(a, b) for a, b in zip(tour, tour[1:]))


def best_tour(start, rooms):
    best, shortest = None, float("inf")
    for middle in permutations(rooms):
        tour = (start, *middle, start)
        if (n := length(tour)) < shortest:
            best, shortest = tour, n
    return best, shortest


def main():
    rooms = ["egypt", "greece", "modern"]
    tour, n = best_tour("foyer", rooms)
    print(" - ".join(tour))
    print(f"{n} doors")
    closed = frozenset({"foyer", "modern"})
    saved = DOORS.pop(closed)
    tour, longer = best_tour("foyer", rooms)
    print("without that door:", longer, "instead of", n)
    DOORS[closed] = saved
    print(length(["egypt", "modern"]) > 50)


if __name__ == "__main__":
    main()
