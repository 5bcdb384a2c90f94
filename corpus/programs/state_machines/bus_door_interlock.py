class Bus:
    def __init__(self):
        self.speed = 0
        self.doors = "closed"
        self.stop_wanted = False

    def __repr__(self):
        return "<Bus %d km/h, doors %s%s>" % (self.speed, self.doors, ", STOP" if self.stop_wanted else "")

    def accelerate(self, by=10):
        if self.doors == "open":
            return self
        self.speed += by
        return self

    def brake(self, by=10):
        self.speed = max(0, self.speed - by)
        return self

    def request(self):
        self.stop_wanted = True
        return self

    def open(self):
        if self.speed == 0:
            self.doors = "open"
            self.stop_wanted = False
        return self

    def close(self):
        self.doors = "closed"


bus = Bus()
print(bus.accelerate(30).request())
print(bus.open().doors)
print(bus.brake(20).brake(20).open())
print(bus.accelerate().speed)
print(bus.close().accelerate())
