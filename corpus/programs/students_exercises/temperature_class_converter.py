class Temperature:
    def __init__(self, celsius):
        self.celsius = celsius

    def fahrenheit(self):
        return self.celsius * 1.8 + 32

    def kelvin(self):
        return self.celsius + 273.15

    def is_freezing(self):
        return self.celsius <= 0

    def warmer_than(self, other):
        return self.celsius > other.celsius

    def show(self):
        print(f"{self.celsius} C = {self.fahrenheit():.1f} F = {self.kelvin():.2f} K")


def warmest(temps):
    best = temps[0]
    for t in temps:
        if t.warmer_than(best):
            best = t
    return best


def main():
    oslo = Temperature(-4)
    rome = Temperature(17.5)
    room = Temperature(21)
    for t in [oslo, rome, room]:
        t.show()
    print(oslo.is_freezing(), rome.is_freezing())
    print("warmest:", warmest([oslo, room, rome]).celsius)
    rome.celsius += 10
    warmest([oslo, room, rome]).show()
    mean = (oslo.celsius + rome.celsius + room.celsius) / 3
    print("mean", round(mean, 2), Temperature(mean).is_freezing())


main()
