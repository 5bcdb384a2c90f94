from functools import reduce


class Color:
    names = {"red": (255, 0, 0), "green": (0, 255, 0), "blue": (0, 0, 255), "white": (255, 255, 255), "black": (0, 0, 0)}

    def __init__(self, r, g, b):
        self.rgb = (r, g, b)

    @classmethod
    def named(cls, name):
        return cls(*cls.names[name])

    @classmethod
    def parse(cls, text):
        text = text.lstrip("#")
        return cls(*(int(text[i:i + 2], 16) for i in (0, 2, 4)))

    def __add__(self, other):
        return Color(*(min(255, a + b) for a, b in zip(self.rgb, other.rgb)))

    def __floordiv__(self, n):
        return Color(*(c // n for c in self.rgb))

    def __invert__(self):
        return Color(*(255 - c for c in self.rgb))

    def __eq__(self, other):
        return self.rgb == other.rgb

    def __str__(self):
        return "#{:02x}{:02x}{:02x}".format(*self.rgb)


red, green, blue = (Color.named(n) for n in ("red", "green", "blue"))
questions = [
    ("red + green", red + green, "#ffff00"),
    ("half of white", Color.named("white") // 2, "#808080"),
    ("not blue", ~blue, "#ffff00"),
    ("all", reduce(Color.__add__, [red, green, blue]), "#ffffff"),
]
for text, value, answer in questions:
    print(f"{text:14}{value} {'ok' if value == Color.parse(answer) else 'not ' + answer}")
print(~Color.parse("#123456"), Color.parse("0a0b0c") + Color(250, 250, 250))
