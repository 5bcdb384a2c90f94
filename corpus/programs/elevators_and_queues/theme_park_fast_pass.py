class Ride:
    seats = 4

    def __init__(self, name, ratio=2):
        self.name = name
        self.normal = []
        self.fast = []
        self.ratio = ratio

    def join(self, *groups, fast=False):
        (self.fast if fast else self.normal).extend(groups)

    def board(self):
        train, room = [], self.seats
        fast_taken = 0
        while room:
            use_fast = self.fast and (fast_taken < self.ratio or not self.normal)
            line = self.fast if use_fast else self.normal
            if not line or line[0][1] > room:
                break
            name, size = line.pop(0)
            room -= size
            if use_fast:
                fast_taken += size
            train.append(name)
        return train, room


def main():
    ride = Ride("Silver Snake")
    ride.join(("Abel", 1), ("Berg", 3), ("Cruz", 2), ("Doe", 1))
    ride.join(("Ek", 2), ("Fox", 2), fast=True)
    number = 0
    while ride.normal or ride.fast:
        number += 1
        train, empty = ride.board()
        print(f"train {number}: {train}, {empty} empty")
    ride.join(("Gang", 5))
    train, empty = ride.board()
    print(train or "nobody boards", empty, ride.normal)


if __name__ == "__main__":
    main()
