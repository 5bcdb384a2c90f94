from abc import ABC, abstractmethod
from statistics import mean


class Display(ABC):
    def __init__(self, station):
        station.displays.append(self)

    @abstractmethod
    def update(self, temp, pressure):
        """Take new values."""

    @abstractmethod
    def __str__(self):
        ...


class Current(Display):
    temp = None

    def update(self, temp, pressure):
        self.temp = temp

    def __str__(self):
        return f"now {self.temp}°C"


class Average(Display):
    def __init__(self, station, size=3):
        super().__init__(station)
        self.size, self.temps = size, []

    def update(self, temp, pressure):
        self.temps = (self.temps + [temp])[-self.size:]

    def __str__(self):
        return f"mean {mean(self.temps):.1f}"


class Forecast(Display):
    last = 1013
    text = "?"

    def update(self, temp, pressure):
        self.text = "better" if pressure > self.last else "worse"
        self.last = pressure

    def __str__(self):
        return self.text


class Station:
    def __init__(self):
        self.displays = []

    def measure(self, temp, pressure):
        for d in self.displays:
            d.update(temp, pressure)
        return ", ".join(map(str, self.displays))


station = Station()
Current(station), Average(station), Forecast(station)
for data in [(12.0, 1010), (14.5, 1012), (13.1, 1009), (9.0, 1009)]:
    print(station.measure(*data))
try:
    Display(station)
except TypeError as e:
    print(type(e).__name__, len(station.displays))
