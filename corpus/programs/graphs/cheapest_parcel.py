import heapq


def cheapest(roads, start):
    best = {start: 0}
    came_from = {}
    heap = [(0, start)]
    while heap:
        cost, town = heapq.heappop(heap)
        if cost > best[town]:
            continue
        for neighbour, price in roads.get(town, []):
            new = cost + price
            if new < best.get(neighbour, float("inf")):
                best[neighbour] = new
                came_from[neighbour] = town
                heapq.heappush(heap, (new, neighbour))
    return best, came_from


def trace(came_from, town):
    path = [town]
    while town in came_from:
        town = came_from[town]
        path.append(town)
    return path[::-1]


def main():
    roads = {
        "Bergen": [("Voss", 9), ("Odda", 14)],
        "Voss": [("Odda", 3), ("Flåm", 6)],
        "Odda": [("Geilo", 11)],
        "Flåm": [("Geilo", 7)],
    }
    best, came = cheapest(roads, "Bergen")
    for town, price in sorted(best.items(), key=lambda kv: kv[1]):
        print(f"{price:>4} kr  {' → '.join(trace(came, town))}")
    roads["Flåm"] = [("Geilo", 1.5)]
    best, came = cheapest(roads, start="Bergen")
    print(best["Geilo"], trace(came, "Geilo"))
    print(best["Oslo"])


if __name__ == "__main__":
    main()
