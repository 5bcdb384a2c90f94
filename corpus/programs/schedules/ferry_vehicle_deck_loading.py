from collections import deque


def load(queue, deck=30.0):
    """First come, first served, but a small car may fill the last gap."""
    on, used = [], 0.0
    waiting = deque(queue)
    later = []
    while waiting:
        name, length = waiting.popleft()
        if used + length + 0.5 <= deck:
            on.append(name)
            used += length + 0.5
        else:
            later.append((name, length))
    return on, round(used, 1), later


def sailings(queue, departures):
    for time in departures:
        on, used, queue = load(queue)
        yield time, on, used
        if not queue:
            return


def main():
    queue = [("bus", 12.5), ("van", 6), ("truck", 16.5), ("mini", 3.8), ("camper", 7.5), ("smart", 2.7), ("car", 4.5)]
    plan = list(sailings(queue, ["8:00", "9:30", "11:00"]))
    for time, on, used in plan:
        print(f"{time:>5} {used:>4} m {', '.join(on)}")
    carried = [n for _, on, _ in plan for n in on]
    print(len(carried) == len(queue), carried[-1])
    overtaken = [n for i, (n, _) in enumerate(queue) if carried.index(n) > i]
    print("overtaken:", overtaken)
    long_truck = list(sailings([("crane", 31)], ["8:00", "9:30"]))
    print(long_truck)


main()
