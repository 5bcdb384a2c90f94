class Heater:
    def __init__(self, low, high):
        self.low, self.high = low, high
        self.on = False
        self.switched = 0

    def control(self, temp):
        want = self.on
        if temp <= self.low:
            want = True
        elif temp >= self.high:
            want = False
        if want != self.on:
            self.on = want
            self.switched += 1
        return self.on


def simulate(heater, temp, minutes):
    trace = ""
    for _ in range(minutes):
        temp += 1.5 if heater.control(temp) else -1
        trace += "#" if heater.on else "."
    return trace, temp


for low, high in ((18, 21), (20, 20), (21, 18)):
    h = Heater(low, high)
    trace, temp = simulate(h, 20, 10)
    print(low, high, trace, temp, h.switched)
