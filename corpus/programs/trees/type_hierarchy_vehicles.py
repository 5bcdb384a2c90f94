from abc import ABC, abstractmethod


class Vehicle(ABC):
    wheels = 0
    fleet = []

    def __init__(self, name):
        self.name = name
        Vehicle.fleet.append(self)

    @abstractmethod
    def toll(self, km):
        """Cents for a trip."""

    def describe(self):
        return f"{type(self).__name__} {self.name}, {self.wheels} wheels"


class Bike(Vehicle):
    wheels = 2

    def toll(self, km):
        return 0


class Car(Vehicle):
    wheels = 4

    def __init__(self, name, litres=6):
        super().__init__(name)
        self.litres = litres

    def toll(self, km):
        return 10 * km + self.litres


class Truck(Car):
    wheels = 6

    def __init__(self, name, tons):
        super().__init__(name, litres=25)
        self.tons = tons

    def toll(self, km):
        return super().toll(km) * 2 + self.tons * km

    def describe(self):
        return super().describe() + f", {self.tons} t"


class Tricycle(Bike):
    wheels = 3


def tree(cls, depth=0):
    yield "  " * depth + f"{cls.__name__}({cls.wheels})"
    for sub in sorted(cls.__subclasses__(), key=lambda c: c.__name__):
        yield from tree(sub, depth + 1)


def main():
    print("\n".join(tree(Vehicle)))
    Bike("Diamant"), Car("Beetle"), Truck("Atlas", tons=18), Tricycle("Cargo")
    for v in sorted(Vehicle.fleet, key=lambda v: v.toll(40), reverse=True):
        print(f"{v.describe():<28}{v.toll(40):>6}")
    print([isinstance(v, Car) for v in Vehicle.fleet], issubclass(Tricycle, Bike))
    try:
        Vehicle("ghost")
    except TypeError as e:
        print("cannot make one", len(Vehicle.fleet))


if __name__ == "__main__":
    main()
