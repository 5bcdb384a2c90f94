from enum import Enum
from typing import NamedTuple


class Spec(NamedTuple):
    unit: str
    low: float
    high: float


class Sensor(Enum):
    TEMP = Spec("°C", -40, 85)
    HUMIDITY = Spec("%", 0, 100)
    PH = Spec("", 0, 14)

    def accepts(self, value: float) -> bool:
        return self.value.low <= value <= self.value.high

    def scaled(self, value: float) -> float:
        spec = self.value
        return (value - spec.low) / (spec.high - spec.low)

    def __format__(self, width):
        return format(self.name.title(), width)


def main() -> None:
    data = [("temp", 21.5), ("ph", 7), ("humidity", 104), ("TEMP", -41), ("ph", 14.0)]
    rejected = 0
    for name, value in data:
        sensor = Sensor[name.upper()]
        if not sensor.accepts(value):
            rejected += 1
            print(f"{sensor:10}{value} rejected")
            continue
        bar = round(sensor.scaled(value) * 10) * "="
        print(f"{sensor:10}{value}{sensor.value.unit} |{bar}")
    print(rejected, "of", len(data), "rejected;", [s.value.unit for s in Sensor])


if __name__ == "__main__":
    main()
