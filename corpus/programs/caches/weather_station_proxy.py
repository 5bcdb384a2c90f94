from dataclasses import dataclass, field
from enum import Enum


class Source(Enum):
    FRESH = "fresh"
    CACHE = "cache"
    STALE = "stale"


class Offline(Exception):
    pass


@dataclass
class Station:
    readings: dict
    online: bool = True
    calls: int = 0

    def ask(self, place):
        self.calls += 1
        if not self.online:
            raise Offline(place)
        return self.readings[place]


@dataclass
class Proxy:
    station: Station
    max_age: int = 2
    now: int = 0
    kept: dict = field(default_factory=dict)

    def get(self, place):
        value, age = None, None
        if place in self.kept:
            value, since = self.kept[place]
            age = self.now - since
            if age <= self.max_age:
                return value, Source.CACHE
        try:
            value = self.station.ask(place)
        except Offline:
            if age is None:
                raise
            return value, Source.STALE
        self.kept[place] = value, self.now
        return value, Source.FRESH


def main():
    station = Station({"Ulm": 14, "Graz": 19})
    proxy = Proxy(station)
    for hour, place in [(0, "Ulm"), (1, "Ulm"), (3, "Ulm"), (3, "Graz"), (9, "Ulm"), (9, "Bern")]:
        proxy.now = hour
        if hour == 9:
            station.online = False
        try:
            value, source = proxy.get(place)
        except Offline as e:
            print(hour, "no answer for", e)
        else:
            print(hour, place, value, source.value)
    print(station.calls, sorted(proxy.kept))


if __name__ == "__main__":
    main()
