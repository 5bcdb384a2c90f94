class Device:
    def __init__(self, name, watts):
        self.name, self.watts, self.on = name, watts, False
        self.minutes = 0

    def switch(self, on):
        changed = on != self.on
        self.on = on
        return changed


class Controller:
    def __init__(self):
        self.heater = Device("heater", 1200)
        self.fan = Device("fan", 80)
        self.lamp = Device("lamp", 150)

    @property
    def devices(self):
        return [d for d in vars(self).values() if isinstance(d, Device)]

    def tick(self, temp, light, minutes=10):
        for d in self.devices:
            if d.on:
                d.minutes += minutes
        changes = []
        for device, want in (
            (self.heater, temp < 12 or self.heater.on and temp < 15),
            (self.fan, temp > 28),
            (self.lamp, light < 20 and not self.fan.on),
        ):
            if device.switch(want):
                changes.append(f"{device.name} {'on' if want else 'off'}")
        return changes


def main():
    c = Controller()
    readings = [(11, 5), (13, 15), (15, 40), (22, 80), (29, 90), (27, 60), (16, 10)]
    for i, (temp, light) in enumerate(readings):
        print(f"{i * 10:>3} min {temp} °C {light:>3} % {', '.join(c.tick(temp, light)) or '-'}")
    kwh = sum(d.watts * d.minutes / 60 for d in c.devices) / 1000
    print({d.name: d.minutes for d in c.devices}, f"{kwh:.3f} kWh")
    print("cost", round(kwh * 0.32, 4), [d.name for d in c.devices if d.on])


if __name__ == "__main__":
    main()
