import re

NAMED = {"red": "#ff0000", "navy": "#000080"}


def parse(text):
    text = text.strip().lower()
    text = NAMED.get(text, text)
    if m := re.fullmatch(r"#([0-9a-f]{3})", text):
        return tuple(int(c * 2, 16) for c in m[1])
    if m := re.fullmatch(r"#([0-9a-f]{6})", text):
        return tuple(bytes.fromhex(m[1]))
    if m := re.fullmatch(r"rgb\((\d+), *(\d+), *(\d+)\)", text):
        rgb = tuple(map(int, m.groups()))
        if max(rgb) > 255:
            raise ValueError(f"{max(rgb)} is more than 255")
        return rgb
    raise ValueError(f"not a colour: {text}")


def readable(front, back):
    """Enough difference in brightness?"""
    def light(rgb):
        r, g, b = rgb
        return (299 * r + 587 * g + 114 * b) / 1000
    return abs(light(front) - light(back)) > 125


def main():
    for text in ["#fff", "Navy", "rgb(12, 200,7)", "#12345", "rgb(0,0,300)", "grün"]:
        try:
            print(text, "->", parse(text))
        except ValueError as e:
            print(text, "->", e)
    pairs = [("#fff", "navy"), ("red", "navy"), ("#777", "#888")]
    print([readable(*map(parse, p)) for p in pairs])


main()
