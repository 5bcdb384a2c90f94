from dataclasses import dataclass, field
from typing import Callable


@dataclass
class Alarm:
    name: str
    test: Callable[[float], bool]
    pause: int = 2
    quiet_until: int = 0
    rung: list[int] = field(default_factory=list)

    def feed(self, hour, value):
        if hour < self.quiet_until or not self.test(value):
            return False
        self.rung.append(hour)
        self.quiet_until = hour + self.pause + 1
        return True


@dataclass
class Station:
    alarms: list[Alarm]
    record: dict[int, float] = field(default_factory=dict)

    def measure(self, hour, value):
        self.record[hour] = value
        return [a.name for a in self.alarms if a.feed(hour, value)]


def rising(station, by):
    def test(value):
        last = list(station.record.values())[-2:]
        return len(last) == 2 and last[1] - last[0] >= by
    return test


s = Station([Alarm("hot", lambda v: v > 30), Alarm("frost", lambda v: v < 0, pause=0)])
s.alarms.append(Alarm("jump", rising(s, 10), pause=1))
for hour, value in enumerate([12, 25, 31, 33, -1, -2, 31, 32]):
    print(hour, value, s.measure(hour, value))
print({a.name: a.rung for a in s.alarms}, max(s.record, key=s.record.get))
