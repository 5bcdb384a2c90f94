import csv
import io
from dataclasses import dataclass, field
from datetime import datetime


@dataclass
class Bike:
    number: int
    minutes: int = 0
    trips: int = 0
    last_station: str = "?"
    jumps: list = field(default_factory=list)

    def ride(self, start, end, minutes):
        if self.trips and self.last_station != start:
            self.jumps.append((self.last_station, start))
        self.minutes += minutes
        self.trips += 1
        self.last_station = end


DATA = """bike,from,to,start,end
7,Dom,Port,2024-06-01 08:00,2024-06-01 08:25
9,Port,Zoo,2024-06-01 08:10,2024-06-01 09:00
7,Port,Dom,2024-06-01 12:00,2024-06-01 12:31
7,Zoo,Zoo,2024-06-01 23:50,2024-06-02 00:20
"""


def minutes(a, b):
    return (datetime.fromisoformat(b) - datetime.fromisoformat(a)).seconds // 60


def main():
    bikes = {}
    for row in csv.DictReader(io.StringIO(DATA)):
        number = int(row["bike"])
        bike = bikes.setdefault(number, Bike(number))
        bike.ride(row["from"], row["to"], minutes(row["start"], row["end"]))
    for bike in bikes.values():
        print(bike.number, bike.trips, "trips", bike.minutes, "min, now at", bike.last_station, bike.jumps)
    total = sum(b.minutes for b in bikes.values())
    print(f"{total} min, {total / (len(bikes) * 24 * 60):.2%} in use")
    price = lambda m: 1 + max(0, m - 30) * 0.1
    income = sum(price(b.minutes) for b in bikes.values())
    print(f"income {income:.2f}")
    print(max(bikes.values(), key=lambda b: b.minutes / b.trips).number)


if __name__ == "__main__":
    main()
