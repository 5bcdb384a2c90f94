import heapq


class Event:
    serial = 0

    def __init__(self, time, action, *args):
        Event.serial += 1
        self.order = (time, Event.serial)
        self.time, self.action, self.args = time, action, args

    def __lt__(self, other):
        return self.order < other.order


class Car:
    def __init__(self, name):
        self.name = name
        self.charge = 20


class Simulation:
    def __init__(self):
        self.queue = []
        self.plug = None

    def at(self, time, action, *args):
        heapq.heappush(self.queue, Event(time, action, *args))

    def arrive(self, now, car):
        if self.plug:
            print(f"{now:>3} {car.name} waits")
            self.at(now + 15, self.arrive, car)
            return
        self.plug = car
        print(f"{now:>3} {car.name} plugs in")
        self.at(now + (80 - car.charge) // 2, self.leave, car)

    def leave(self, now, car):
        car.charge = 80
        self.plug = None
        print(f"{now:>3} {car.name} leaves")

    def run(self):
        while self.queue:
            event = heapq.heappop(self.queue)
            event.action(event.time, *event.args)


sim = Simulation()
sim.at(5, sim.arrive, Car("Mini"))
sim.at(0, sim.arrive, Car("Van"))
sim.run()
print(Event.serial)
