from enum import IntEnum


class Vehicle(IntEnum):
    BIKE = 1
    CAR = 2
    BUS = 6
    TRUCK = 8


seen = [2, 2, 1, 8, 6, 2, 1]
toll = 0
counts = {v: 0 for v in Vehicle}
for code in seen:
    v = Vehicle(code)
    counts[v] += 1
    toll += v if v >= Vehicle.CAR else 0
for v, n in counts.items():
    print(f"{v.name:<6}{'*' * n:<5}{v * n:>3}")
print("toll", toll, Vehicle.BUS == 6, Vehicle.BUS > Vehicle.CAR)
print(sorted([Vehicle.TRUCK, 5, Vehicle.BIKE]) == [1, 5, 8])
print(repr(Vehicle.CAR), Vehicle.CAR + 1, type(Vehicle.CAR + 1).__name__)
