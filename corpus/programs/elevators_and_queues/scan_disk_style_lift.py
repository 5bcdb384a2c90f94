def scan(start, requests, going_up=True):
    """Serve requests like an elevator: one direction first, then the other."""
    above = sorted(r for r in requests if r >= start)
    below = sorted((r for r in requests if r < start), reverse=True)
    return above + below if going_up else below + above


def fcfs(start, requests):
    return list(requests)


def shortest(start, requests):
    left, order = list(requests), []
    while left:
        nearest = min(left, key=lambda r: abs(r - start))
        left.remove(nearest)
        order.append(nearest)
        start = nearest
    return order


def distance(start, order):
    return sum(abs(b - a) for a, b in zip([start] + order, order))


def main():
    start, requests = 5, [9, 1, 6, 3, 12]
    for strategy in (fcfs, shortest, scan):
        order = strategy(start, requests)
        print(f"{strategy.__name__:>9} {distance(start, order):>3} {order}")
    down = scan(start, requests, going_up=False)
    print("down first", distance(start, down), down)


main()
