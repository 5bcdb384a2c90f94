from typing import NamedTuple


class Colour(NamedTuple):
    r: int
    g: int
    b: int

    @classmethod
    def parse(cls, text):
        n = int(text.lstrip("#"), 16)
        return cls(n >> 16 & 255, n >> 8 & 255, n & 255)

    @property
    def packed(self):
        return self.r << 16 | self.g << 8 | self.b

    def __str__(self):
        return f"#{self.packed:06x}"

    def mix(self, other, share=0.5):
        return Colour(*(round(a + (b - a) * share) for a, b in zip(self, other)))

    def inverted(self):
        return Colour.parse(f"{self.packed ^ 0xFFFFFF:06x}")

    def rgb565(self):
        return (self.r >> 3) << 11 | (self.g >> 2) << 5 | self.b >> 3


sky = Colour.parse("#87ceeb")
sun = Colour(255, 204, 0)
print(sky, tuple(sky), sun, sun.packed)
print(sky.mix(sun), sky.mix(sun, 0.1), sky.mix(sun, 0) == sky)
print(sun.inverted(), sun.inverted().inverted() == sun)
print(hex(sky.rgb565()), f"{sun.rgb565():016b}")
print(max([sky, sun], key=sum), sky._replace(b=0))
grey = Colour(*[sum(sun) // 3] * 3)
print(grey, Colour.parse("fff"))
print(Colour(300, 0, 0))
