import re

UNITS = {"mm": 0.1, "cm": 1, "m": 100, "in": 2.54, '"': 2.54}
TOKEN = re.compile(r"\s*([\d.,]+)\s*(mm|cm|m|in|\")?")


def length(text, default="cm"):
    total, pos = 0.0, 0
    while pos < len(text):
        m = TOKEN.match(text, pos)
        if m is None:
            raise ValueError(f"cannot read {text[pos:]!r}")
        number, unit = m.groups()
        if number.count(".") + number.count(",") > 1:
            raise ValueError(f"number {number!r}")
        total += float(number.replace(",", ".")) * UNITS[unit or default]
        pos = m.end()
    return round(total, 2)


def box(text):
    sides = [length(part) for part in text.lower().split("x")]
    if len(sides) != 3:
        raise ValueError(f"{len(sides)} sides in {text!r}")
    return sides


def main():
    for text in ["1m 20cm", "2.5in", "300 mm", "1,5m", "7", '12"', "3 feet", "1.2.3 cm"]:
        try:
            print(f"{text:>9} = {length(text)} cm")
        except ValueError as e:
            print(f"{text:>9} ! {e}")
    w, h, d = box("60 x 40 x 0.3m")
    print(w, h, d, w * h * d / 1000, "l")
    try:
        box("10x20")
    except ValueError as e:
        print(e)


if __name__ == "__main__":
    main()
