class Device:
    def __init__(self, number, battery=100):
        self.number = number
        self.battery = battery
        self.holder = None

    def __repr__(self):
        return f"#{self.number}({self.battery}%)"


class Desk:
    def __init__(self, *levels):
        self.devices = [Device(i, level) for i, level in enumerate(levels, 1)]

    @property
    def ready(self):
        return sorted((d for d in self.devices if d.holder is None and d.battery >= 30), key=lambda d: -d.battery)

    def lend(self, *people):
        pairs = list(zip(people, self.ready))
        for person, device in pairs:
            device.holder = person
        return {p: d.number for p, d in pairs}

    def take_back(self, person, minutes):
        device = next(d for d in self.devices if d.holder == person)
        device.holder = None
        device.battery = max(0, device.battery - minutes // 2)
        return device

    def charge(self, minutes):
        for d in self.devices:
            if d.holder is None:
                d.battery = min(100, d.battery + minutes)


def main():
    desk = Desk(100, 25, 80, 55)
    print(desk.ready)
    print(desk.lend("Kurt", "Ines", "Milo", "Suse"))
    print(desk.ready, desk.take_back("Ines", 90))
    desk.charge(10)
    print(desk.ready, [d for d in desk.devices if d.holder])
    print(desk.lend("Suse", "Omar"))
    for p in ("Kurt", "Milo", "Suse"):
        desk.take_back(p, 121)
    print(desk.devices, len(desk.ready))
    print(sum(d.battery for d in desk.devices) / len(desk.devices), desk.lend())


if __name__ == "__main__":
    main()
