class Elevator:
    def __init__(self, name, floor=0):
        self.name, self.floor = name, floor
        self.stops = []
        self.moved = 0

    def cost(self, floor):
        last = self.stops[-1] if self.stops else self.floor
        return abs(last - floor) + 2 * len(self.stops)

    def run(self):
        while self.stops:
            target = self.stops.pop(0)
            self.moved += abs(target - self.floor)
            self.floor = target


class House:
    def __init__(self, *elevators):
        self.elevators = elevators

    def call(self, start, end):
        best = min(self.elevators, key=lambda e: e.cost(start))
        best.stops += [start, end]
        return best


house = House(Elevator("A"), Elevator("B", 8))
for start, end in [(7, 0), (1, 3), (3, 9), (9, 2)]:
    print(start, "->", end, house.call(start, end).name)
for e in house.elevators:
    print(e.name, e.stops)
    e.run()
    print(e.name, "at", e.floor, "moved", e.moved)
