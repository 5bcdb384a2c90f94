from dataclasses import dataclass, field
from datetime import date, timedelta


@dataclass
class Stop:
    city: str
    nights: int
    notes: list[str] = field(default_factory=list)

    def __post_init__(self):
        if self.nights < 1:
            raise ValueError(f"{self.city}: {self.nights} nights")


@dataclass
class Trip:
    start: date
    stops: list[Stop] = field(default_factory=list)

    def __iter__(self):
        day = self.start
        for stop in self.stops:
            end = day + timedelta(days=stop.nights)
            yield stop, day, end
            day = end

    @property
    def end(self):
        return self.start + timedelta(days=sum(s.nights for s in self.stops))

    def where(self, day):
        for stop, arrive, leave in self:
            if arrive <= day < leave:
                return stop.city
        return "home"


trip = Trip(date(2024, 2, 26), [Stop("Lisboa", 3), Stop("Évora", 1, ["bone chapel"]), Stop("Faro", 2)])
for stop, arrive, leave in trip:
    print(f"{stop.city:8}{arrive:%d %b}-{leave:%d %b} {' '.join(stop.notes)}".rstrip())
print("home on", trip.end.isoformat(), trip.end.strftime("%A"))
print(trip.where(date(2024, 2, 29)), trip.where(date(2024, 3, 3)), trip.where(date(2024, 2, 1)))
trip.stops.insert(1, Stop("Sintra", 1))
print(trip.where(date(2024, 2, 29)), trip.end)
try:
    trip.stops.append(Stop("Porto", 0))
except ValueError as e:
    print("refused:", e)
