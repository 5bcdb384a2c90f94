import heapq


def main():
    calls = [("Smoke in B2", 2, (4, 1)), ("Fall in A1", 1, (0, 3)), ("Lost key", 5, (2, 2)), ("Gas in C3", 1, (5, 5))]
    robot = [0, 0]
    battery = 22
    heap = []
    for order, (what, urgency, place) in enumerate(calls):
        heapq.heappush(heap, (urgency, order, what, place))
    handled, given_up = [], []
    while heap:
        urgency, _, what, (x, y) = heapq.heappop(heap)
        way = abs(x - robot[0]) + abs(y - robot[1])
        home = x + y
        if way + home > battery:
            given_up.append(what)
            continue
        battery -= way
        robot = [x, y]
        handled.append((what, way))
        print(f"{urgency} {what:12} way {way}, battery {battery}")
    battery -= sum(robot)
    print("home with", battery, "handled", len(handled), "not:", given_up)
    mean = sum(w for _, w in handled) / len(handled)
    print(f"mean way {mean:.2f}, longest {max(handled, key=lambda h: h[1])}")


if __name__ == "__main__":
    main()
