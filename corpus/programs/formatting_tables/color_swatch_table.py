from typing import NamedTuple


class Colour(NamedTuple):
    r: int
    g: int
    b: int

    @classmethod
    def parse(cls, text):
        text = text.lstrip("#")
        if len(text) == 3:
            text = "".join(c * 2 for c in text)
        return cls(*(int(text[i:i + 2], 16) for i in (0, 2, 4)))

    @property
    def hex(self):
        return "#%02x%02x%02x" % self

    @property
    def luminance(self):
        return (0.2126 * self.r + 0.7152 * self.g + 0.0722 * self.b) / 255

    def mix(self, other, share=0.5):
        return Colour(*(round(a + (b - a) * share) for a, b in zip(self, other)))

    def contrast(self, other):
        light, dark = sorted((self.luminance, other.luminance), reverse=True)
        return (light + 0.05) / (dark + 0.05)


def main():
    palette = {"night": "#0b1d3a", "sun": "#fc3", "moss": "#4a6b2f", "paper": "#faf7f0"}
    colours = {name: Colour.parse(text) for name, text in palette.items()}
    print("name    hex      r    g    b   lum")
    for name, c in sorted(colours.items(), key=lambda kv: kv[1].luminance):
        print(f"{name:<7} {c.hex} {c.r:>3}  {c.g:>3}  {c.b:>3}  {c.luminance:.2f}")
    names = list(colours)
    for a in names:
        print(f"{a:<7}" + "".join(f"{colours[a].contrast(colours[b]):>7.2f}" for b in names))
    print(colours["night"].mix(colours["paper"]).hex, colours["sun"].mix(colours["moss"], 0.25))
    readable = [(a, b) for a in names for b in names if a < b and colours[a].contrast(colours[b]) >= 4.5]
    print(readable)
    print(Colour.parse("#000") < Colour.parse("#fff"), max(colours["sun"]))


if __name__ == "__main__":
    main()
