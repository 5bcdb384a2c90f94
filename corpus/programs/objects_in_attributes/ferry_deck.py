class Car:
    def __init__(self, plate, length):
        self.plate = plate
        self.length = length
        self.lane = None


class Lane:
    def __init__(self, number, metres):
        self.number = number
        self.free = metres
        self.cars = []

    def load(self, car):
        if car.length + 0.5 > self.free:
            return False
        self.free -= car.length + 0.5
        self.cars.append(car)
        car.lane = self
        return True


class Ferry:
    def __init__(self, lanes):
        self.lanes = lanes

    def board(self, car):
        for lane in sorted(self.lanes, key=lambda l: -l.free):
            if lane.load(car):
                return lane.number
        return None


ferry = Ferry([Lane(1, 12), Lane(2, 10)])
queue = [Car("HH-1", 4), Car("B-22", 4.5), Car("M-3", 7), Car("K-4", 3.5), Car("F-5", 4)]
for car in queue:
    where = ferry.board(car)
    print(car.plate, "->", where if where else "stays on land")
left = [c.plate for c in queue if not c.lane]
print(left, [(lane.number, lane.free) for lane in ferry.lanes])
longest = max(queue, key=lambda c: c.length)
print(longest.plate, "parks in lane", longest.lane.number, "with", len(longest.lane.cars), "cars")
