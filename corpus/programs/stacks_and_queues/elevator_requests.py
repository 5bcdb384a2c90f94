def scan(position, requests, top=9):
    """Go up first, then down, like the old lift in our building."""
    up = sorted(f for f in requests if f >= position)
    down = sorted((f for f in requests if f < position), reverse=True)
    return up + down


def first_come(position, requests):
    return list(requests)


def nearest(position, requests):
    left, order = list(requests), []
    while left:
        stop = min(left, key=lambda f: abs(f - position))
        left.remove(stop)
        order.append(stop)
        position = stop
    return order


def travelled(position, order):
    total = 0
    for floor in order:
        total += abs(floor - position)
        position = floor
    return total


requests = [6, 1, 8, 3, 2]
for strategy in (first_come, scan, nearest):
    order = strategy(4, requests)
    print(f"{strategy.__name__:<11}{order} {travelled(4, order)} floors")
best = min((scan, nearest), key=lambda s: travelled(4, s(4, requests)))
print("better:", best.__name__)
print(requests)
