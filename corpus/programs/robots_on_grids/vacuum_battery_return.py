class Dock:
    def __init__(self, at):
        self.at = at

    def charge(self, robot):
        robot.battery = robot.full


class Vacuum:
    full = 8

    def __init__(self, dock):
        self.dock = dock
        self.at = dock.at
        self.battery = self.full
        self.log = []

    def home(self):
        return abs(self.at - self.dock.at)

    def go(self, target):
        need = abs(self.at - target) + abs(target - self.dock.at)
        if need > self.battery:
            self.log.append("charge")
            self.at = self.dock.at
            self.dock.charge(self)
            if 2 * abs(target - self.at) > self.battery:
                raise RuntimeError(f"{target} is too far away")
        self.battery -= abs(self.at - target)
        self.at = target
        self.log.append(target)


v = Vacuum(Dock(5))
try:
    for spot in (7, 4, 2, 8, 10):
        v.go(spot)
        print(spot, "battery", v.battery, "home", v.home())
except RuntimeError as e:
    print("RuntimeError:", e)
print(v.log, v.battery)
other = Vacuum(v.dock)
other.full = 20
other.dock.charge(other)
other.go(11)
print(other.battery, Vacuum.full)
