class Signal:
    def __init__(self):
        self.slots = []

    def connect(self, slot):
        self.slots.append(slot)
        return self

    def __call__(self, *args):
        for slot in self.slots:
            slot(*args)


class Sensor:
    def __init__(self, name, limit):
        self.name = name
        self.limit = limit
        self.value = 0
        self.exceeded = Signal()
        self.recovered = Signal()

    def update(self, value):
        was_high = self.value > self.limit
        self.value = value
        if value > self.limit and not was_high:
            self.exceeded(self.name, value)
        elif was_high and value <= self.limit:
            self.recovered(self.name)


def main():
    messages = []
    boiler = Sensor("boiler", 80)
    boiler.exceeded.connect(lambda n, v: messages.append(f"{n} too hot: {v}"))
    boiler.exceeded.connect(print)
    boiler.recovered.connect(lambda n: messages.append(n + " ok"))
    for reading in [70, 81, 85, 80, 79, 92]:
        boiler.update(reading)
    print(messages)
    print(len(boiler.exceeded.slots), boiler.value)


main()
