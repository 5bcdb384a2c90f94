from dataclasses import dataclass


@dataclass(frozen=True)
class Stop:
    village: str
    x: float
    y: float
    readers: int = 0

    def distance(self, other):
        return ((self.x - other.x) ** 2 + (self.y - other.y) ** 2) ** 0.5


def nearest_neighbour(start, stops):
    route, left = [start], set(stops)
    while left:
        here = route[-1]
        following = min(left, key=lambda s: (here.distance(s), s.village))
        route.append(following)
        left.remove(following)
    return route


def length(route):
    return sum(a.distance(b) for a, b in zip(route, route[1:]))


def improve(route):
    """Turn pieces around while that makes the way shorter."""
    best = route
    for i in range(1, len(route) - 1):
        for j in range(i + 1, len(route)):
            candidate = best[:i] + best[i:j + 1][::-1] + best[j + 1:]
            if length(candidate) < length(best) - 1e-9:
                best = candidate
    return best


def main():
    depot = Stop("Depot", 0, 0)
    stops = [Stop("Au", 2, 0, 14), Stop("Berg", -3, 0, 9), Stop("Cham", 5, 1, 30), Stop("Dorf", -4, 2)]
    route = nearest_neighbour(depot, stops)
    print(" > ".join(s.village for s in route), round(length(route), 2))
    better = improve(route)
    print(" > ".join(s.village for s in better), round(length(better), 2))
    print(f"{1 - length(better) / length(route):.1%} shorter")
    worth = [s.village for s in stops if s.readers >= 10]
    print(worth, sum(s.readers for s in route), Stop("Au", 2, 0, 14) in route)


if __name__ == "__main__":
    main()
