from collections import namedtuple, deque

Car = namedtuple("Car", "plate length")


def cross(banks, capacity):
    """The ferry starts at the first bank, goes over when it is full or nobody waits."""
    side = 0
    trips = []
    while any(banks):
        room, aboard = capacity, []
        while banks[side] and banks[side][0].length <= room:
            car = banks[side].popleft()
            room -= car.length
            aboard.append(car)
        trips.append((side, [c.plate for c in aboard], capacity - room))
        side = 1 - side
    return trips


def main():
    west = deque([Car("VW", 4), Car("Bus", 9), Car("Mini", 3), Car("Van", 6)])
    east = deque([Car("Fiat", 3), Car("Truck", 10)])
    for side, plates, used in cross((west, east), capacity=12):
        arrow = "-->" if side == 0 else "<--"
        print(f"{arrow} {', '.join(plates) or 'empty'} ({used} m)")
    print(len(west), len(east))


if __name__ == "__main__":
    main()
