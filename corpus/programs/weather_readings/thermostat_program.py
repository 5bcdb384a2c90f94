class Thermostat:
    def __init__(self, program, *, hysteresis=0.5):
        self.program = dict(sorted(program.items()))
        self.hysteresis = hysteresis
        self.heating = False
        self.switched = 0

    def target(self, hour):
        wanted = list(self.program.values())[-1]
        for start, temp in self.program.items():
            if hour >= start:
                wanted = temp
        return wanted

    def update(self, hour, temp):
        goal = self.target(hour)
        before = self.heating
        if temp < goal - self.hysteresis:
            self.heating = True
        elif temp > goal + self.hysteresis:
            self.heating = False
        self.switched += before is not self.heating
        return self.heating


def simulate(thermostat, temp, hours, outside=5.0):
    history = []
    for hour in range(hours):
        on = thermostat.update(hour, temp)
        temp += (2.0 if on else 0) - 0.06 * (temp - outside)
        history.append(round(temp, 1))
    return history


def main():
    t = Thermostat({6: 21, 22: 16, 9: 18, 16: 21})
    history = simulate(t, 17.0, 24)
    for start in (0, 6, 12, 18):
        print(f"{start:02}h", history[start:start + 6], "goal", t.target(start))
    print("switched", t.switched, "range", min(history), max(history))
    lazy = Thermostat({0: 19}, hysteresis=2)
    other = simulate(lazy, 17.0, 24)
    print("lazy:", lazy.switched, "mean", round(sum(other) / 24, 2))
    cold = [h for h, x in enumerate(history) if x < t.target(h) - 1]
    print("too cold at", cold)


if __name__ == "__main__":
    main()
