class Colour:
    def __init__(self, r, g, b):
        self.rgb = (r, g, b)

    @classmethod
    def from_hex(cls, text):
        text = text.lstrip("#")
        return cls(*(int(text[i:i + 2], 16) for i in range(0, 6, 2)))

    @classmethod
    def grey(cls, level):
        return cls(level, level, level)

    @staticmethod
    def clamp(value):
        return max(0, min(255, int(value)))

    def lighter(self, factor):
        return type(self)(*(self.clamp(c * factor) for c in self.rgb))

    def __str__(self):
        return "#" + "".join(f"{c:02x}" for c in self.rgb)


class Pastel(Colour):
    def __init__(self, r, g, b):
        super().__init__(*((c + 255) // 2 for c in (r, g, b)))


print(Colour.from_hex("#ff8000"), Colour.grey(16))
print(Colour.from_hex("102030").lighter(2), Colour.grey(200).lighter(1.5))
p = Pastel.from_hex("#000080")
print(p, type(p.lighter(0.5)).__name__, p.lighter(0.5))
print(Pastel.clamp(-4), Colour.clamp(99.9))
