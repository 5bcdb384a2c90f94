class Passenger:
    def __init__(self, name, goal):
        self.name, self.goal = name, goal
        self.bus = None
        self.rode = 0


class Stop:
    def __init__(self, name, *waiting):
        self.name = name
        self.waiting = list(waiting)
        self.arrived = []


class Bus:
    def __init__(self, seats, route):
        self.seats, self.route = seats, route
        self.inside = []

    def drive(self):
        for stop in self.route:
            for p in self.inside[:]:
                p.rode += 1
                if p.goal is stop:
                    self.inside.remove(p)
                    p.bus = None
                    stop.arrived.append(p)
            while stop.waiting and len(self.inside) < self.seats:
                p = stop.waiting.pop(0)
                p.bus = self
                self.inside.append(p)
            print(f"{stop.name}: {[p.name for p in self.inside]}")


sea, mall, zoo = Stop("sea"), Stop("mall"), Stop("zoo")
ann, bob, cy = Passenger("Ann", zoo), Passenger("Bob", mall), Passenger("Cy", zoo)
sea.waiting = [ann, bob, cy]
mall.waiting = [Passenger("Dee", sea)]
bus = Bus(2, [sea, mall, zoo])
bus.drive()
print([p.name for p in zoo.arrived], ann.rode, cy.bus)
bus.route.reverse()
bus.drive()
print([p.name for p in sea.arrived], [p.name for p in bus.inside], bus.inside[0].bus is bus)
