class Elevator:
    def __init__(self, floors, position=0):
        self.floors = floors
        self.position = position
        self.stops = []
        self.travelled = 0

    def call(self, floor):
        if not 0 <= floor < self.floors:
            raise ValueError(f"there is no floor {floor}")
        if floor not in self.stops:
            self.stops.append(floor)

    def run(self):
        while self.stops:
            target = min(self.stops, key=lambda f: abs(f - self.position))
            self.travelled += abs(target - self.position)
            self.position = target
            self.stops.remove(target)
            yield target


def main():
    lift = Elevator(10)
    for floor in (7, 2, 9, 2, 3):
        lift.call(floor)
    print("order:", list(lift.run()), "travelled", lift.travelled)
    lift.call(8)
    for stop in lift.run():
        print("stop at", stop)
        if stop == 8:
            lift.call(0)
    print(lift.position, lift.travelled)
    try:
        lift.call(10)
    except ValueError as e:
        print(e)


if __name__ == "__main__":
    main()
