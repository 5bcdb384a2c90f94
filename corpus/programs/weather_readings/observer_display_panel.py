from abc import ABC, abstractmethod


class Display(ABC):
    @abstractmethod
    def update(self, temp, pressure):
        pass


class Current(Display):
    def update(self, temp, pressure):
        print(f"  now {temp:.1f} °C, {pressure} hPa")


class Extremes(Display):
    def __init__(self):
        self.low = float("inf")
        self.high = float("-inf")

    def update(self, temp, pressure):
        self.low = min(self.low, temp)
        self.high = max(self.high, temp)
        print(f"  {self.low} .. {self.high}")


class Barometer(Display):
    def __init__(self):
        self.last = None

    def update(self, temp, pressure):
        if self.last is not None:
            change = pressure - self.last
            word = "steady" if abs(change) < 1 else "rising" if change > 0 else "falling"
            print("  barometer", word)
        self.last = pressure


class Weather:
    def __init__(self, *displays):
        self.displays = list(displays)

    def measured(self, temp, pressure):
        print("measured", temp, pressure)
        for d in self.displays:
            d.update(temp, pressure)


def main():
    extremes = Extremes()
    weather = Weather(Current(), extremes)
    weather.measured(11.3, 1012)
    weather.displays.append(Barometer())
    weather.measured(9.8, 1007)
    weather.displays.pop(0)
    weather.measured(10.1, 1007.5)
    weather.measured(14, 1015)
    print("span", extremes.high - extremes.low)


main()
