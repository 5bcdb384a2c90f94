from abc import ABC, abstractmethod


class Instrument(ABC):
    family = "unknown"

    def __init__(self, name, low, high):
        self.name = name
        self.low, self.high = low, high

    @abstractmethod
    def sound(self, note):
        raise NotImplementedError

    def play(self, *notes):
        out = []
        for note in notes:
            if not self.low <= note <= self.high:
                out.append(f"({note})")
            else:
                out.append(self.sound(note))
        return f"{self.name}: {' '.join(out)}"


class Strings(Instrument):
    family = "strings"

    def sound(self, note):
        return "~" + str(note)


class Brass(Instrument):
    family = "brass"

    def sound(self, note):
        return str(note).upper() + "!"


class Muted(Brass):
    def sound(self, note):
        return super().sound(note).rstrip("!").lower() + "."


band = [Strings("cello", 36, 76), Brass("trumpet", 55, 82), Muted("muted trumpet", 55, 82)]
melody = [60, 64, 79, 50]
for instrument in band:
    print(instrument.play(*melody))
families = {}
for i in band:
    families.setdefault(i.family, []).append(i.name)
print(families)
widest = max(band, key=lambda i: i.high - i.low)
print(widest.name, isinstance(band[2], Brass), Muted.__mro__[1].__name__)
try:
    Instrument("air guitar", 0, 127)
except TypeError:
    print("an instrument needs a sound")
