from dataclasses import dataclass, field


@dataclass
class Part:
    name: str
    wear: int = 0

    def use(self, km: int, factor: int = 1) -> None:
        self.wear += km * factor


@dataclass
class Wheel(Part):
    tyre: Part = field(default_factory=lambda: Part("tyre"))

    def use(self, km, factor=1):
        super().use(km, factor)
        self.tyre.use(km, 3)


@dataclass
class Bike:
    chain: Part
    wheels: list[Wheel]

    def ride(self, km):
        self.chain.use(km, 2)
        for w in self.wheels:
            w.use(km)

    def worn(self, limit):
        parts = [self.chain, *self.wheels, *(w.tyre for w in self.wheels)]
        return [p for p in parts if p.wear >= limit]


bike = Bike(Part("chain"), [Wheel("front"), Wheel("rear")])
bike.ride(20)
print([p.name for p in bike.worn(50)])
bike.wheels[0].tyre = Part("new tyre")
bike.wheels.reverse()
bike.ride(5)
for p in bike.worn(30):
    print(f"{p.name:<10}{p.wear:>4}")
print(bike.wheels[1].tyre)
