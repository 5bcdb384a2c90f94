class Gate:
    def __init__(self, lot):
        self.lot = lot
        self.state = "closed"

    def event(self, name, car=None):
        handler = getattr(self, f"{self.state}_{name}", None)
        if handler is None:
            return f"{name} ignored"
        new = handler(car)
        old, self.state = self.state, new or self.state
        return f"{old}>{self.state}" if new else "stays " + old

    def closed_ticket(self, car):
        if len(self.lot.cars) < self.lot.places:
            self.waiting = car
            return "open"

    def open_pass(self, car):
        self.lot.cars.append(self.waiting)
        del self.waiting
        return "closed"

    def open_ticket(self, car):
        print(f"  {self.waiting} has not driven yet, {car} must wait")


class Lot:
    def __init__(self, places):
        self.places, self.cars = places, []
        self.gates = Gate(self), Gate(self)


lot = Lot(2)
west, east = lot.gates
for gate, name, car in [(west, "ticket", "A"), (east, "pass", None), (west, "ticket", "B"), (east, "ticket", "C"),
                        (west, "pass", None), (east, "pass", None), (west, "ticket", "D")]:
    print("west" if gate is west else "east", gate.event(name, car))
lot.cars.remove("A")
print(west.event("ticket", "D"), lot.cars, hasattr(east, "waiting"), west.waiting)
