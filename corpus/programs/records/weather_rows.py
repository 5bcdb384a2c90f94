from typing import NamedTuple, Optional


class Reading(NamedTuple):
    city: str
    temp: float
    rain: Optional[float] = None

    @property
    def wet(self) -> bool:
        return bool(self.rain and self.rain > 1)

    @classmethod
    def parse(cls, text: str) -> "Reading":
        city, temp, *rain = text.split(";")
        return cls(city, float(temp), float(rain[0]) if rain else None)


def summary(readings):
    temps = [r.temp for r in readings]
    return {
        "coldest": min(readings, key=lambda r: r.temp).city,
        "range": round(max(temps) - min(temps), 1),
        "wet": [r.city for r in readings if r.wet],
        "unknown": sum(r.rain is None for r in readings),
    }


rows = ["Oslo;-3.5;0", "Split;14.25;12.5", "Kraków;2", "Cork;9;0.8"]
readings = [Reading.parse(r) for r in rows]
for key, value in summary(readings).items():
    print(f"{key:>8}: {value}")
warm = [r._replace(temp=r.temp + 1.5) for r in readings]
print([r.temp for r in warm])
print(readings[0] < readings[1], tuple(readings[2]))
print(Reading.parse("Rome;warm"))
