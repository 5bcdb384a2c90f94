"""Two rooms share one thermostat by mistake: changing one changes the other."""


class Thermostat:
    def __init__(self, target=20):
        self.target = target

    def up(self, by=1):
        self.target += by
        return self.target


class Room:
    def __init__(self, name, thermostat):
        self.name = name
        self.thermostat = thermostat
        self.temp = 17

    def tick(self):
        if self.temp < self.thermostat.target:
            self.temp += 1
        elif self.temp > self.thermostat.target:
            self.temp -= 1


def make_rooms(names):
    default = Thermostat(18)
    return {name: Room(name, default) for name in names}   # every room gets the same one


rooms = make_rooms(["bath", "bed", "study"])
rooms["bath"].thermostat.up(4)
for minute in range(3):
    for room in rooms.values():
        room.tick()
print({n: r.temp for n, r in rooms.items()})
print("expected the bedroom at 18, got", rooms["bed"].temp)

rooms["bed"].thermostat = Thermostat(18)
for minute in range(2):
    for room in rooms.values():
        room.tick()
print({n: r.temp for n, r in rooms.items()})
print(rooms["bath"].thermostat is rooms["study"].thermostat)
