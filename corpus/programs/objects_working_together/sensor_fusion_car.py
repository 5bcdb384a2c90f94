class Sensor:
    def __init__(self, name, weight, values):
        self.name, self.weight = name, weight
        self._values = iter(values)
        self.failures = 0

    def measure(self):
        value = next(self._values, None)
        if value is None or value < 0:
            self.failures += 1
            return None
        return value


class Fusion:
    def __init__(self, *sensors):
        self.sensors = list(sensors)

    def distance(self):
        total = weight = 0
        for s in self.sensors[:]:
            m = s.measure()
            if m is None:
                if s.failures == 2:
                    self.sensors.remove(s)
                    print("  lost", s.name)
                continue
            total += m * s.weight
            weight += s.weight
        return total / weight if weight else None


class Car:
    def __init__(self, eyes):
        self.eyes = eyes
        self.speed = 30

    def step(self):
        d = self.eyes.distance()
        match d:
            case None:
                self.speed = 0
            case x if x < self.speed:
                self.speed //= 2
            case _:
                self.speed += 5
        return d


car = Car(Fusion(Sensor("radar", 3, [40, 36, -1, 10]), Sensor("camera", 1, [44, -1, -1])))
for t in range(5):
    print(t, car.step(), car.speed)
