from dataclasses import dataclass, fields


@dataclass
class Sensor:
    name: str
    unit: str = "C"
    offset: float = 0.0

    def read(self, raw):
        return raw + self.offset


@dataclass
class Scaled(Sensor):
    factor: float = 1.0
    unit: str = "hPa"

    def read(self, raw):
        return super().read(raw * self.factor)


try:
    @dataclass
    class Broken(Sensor):
        address: int
except TypeError as e:
    print("TypeError:", e)

for s in (Sensor("roof", offset=-0.5), Scaled("cellar", factor=10), Scaled("lab", "bar", 1.0, 0.5)):
    print(s, s.read(4))
print([f.name for f in fields(Scaled)])
print(Sensor("x") == Scaled("x", "C"), isinstance(Scaled("y"), Sensor))
