class Ride:
    seats = 10
    minimum = 0

    def __init__(self, name):
        self.name = name
        self.rides = 0

    def admit(self, people):
        fitting = [p for p in people if self.may(p)]
        on = fitting[:self.seats]
        if on:
            self.rides += 1
        return [p["name"] for p in on]

    def may(self, person):
        return person["cm"] >= self.minimum


class Coaster(Ride):
    seats, minimum = 2, 140

    def may(self, person):
        return super().may(person) and not person.get("dizzy")


class Carousel(Ride):
    maximum = 150

    def may(self, person):
        return person["cm"] <= self.maximum or person.get("with_child", False)


class WaterRide(Coaster):
    seats = 4
    minimum = 110

    def admit(self, people):
        on = super().admit(people)
        for p in people:
            if p["name"] in on:
                p["wet"] = True
        return on


def main():
    people = [
        {"name": "Pa", "cm": 184, "with_child": True},
        {"name": "Ma", "cm": 170, "dizzy": True},
        {"name": "Kim", "cm": 141},
        {"name": "Bo", "cm": 112},
        {"name": "Tío", "cm": 176},
    ]
    for ride in (Coaster("Blitz"), Carousel("Horses"), WaterRide("Splash"), Ride("Train")):
        print(f"{ride.name:<7}{ride.admit(people)} {ride.rides}")
    print([p["name"] for p in people if p.get("wet")])
    small = [p for p in people if p["cm"] < 120]
    empty = Coaster("Blitz 2")
    print(empty.admit(small), empty.rides, Carousel.seats)


main()
