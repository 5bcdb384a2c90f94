from enum import Enum


class Unit(Enum):
    DOT = "."
    DASH = "-"
    GAP = " "
    WORD = "/"

    @property
    def length(self):
        return {Unit.DOT: 1, Unit.DASH: 3, Unit.GAP: 2, Unit.WORD: 2}[self]

    @property
    def sound(self):
        return self in (Unit.DOT, Unit.DASH)


def timeline(code):
    line = ""
    for c in code:
        unit = Unit(c)
        line += ("=" if unit.sound else "_") * unit.length
        if unit.sound:
            line += "_"
    return line


def main():
    for name, code in [("SOS", "... --- ..."), ("HI ME", ".... .. / -- .")]:
        line = timeline(code)
        beep = line.count("=")
        print(name, len(line), "units,", beep, "of tone")
        print("  " + line)
    longest = max(Unit, key=lambda u: u.length)
    print(longest.name, [u.name for u in Unit if not u.sound])
    seconds = len(timeline("... --- ...")) * 0.06
    print(f"{seconds:.2f} s")


main()
