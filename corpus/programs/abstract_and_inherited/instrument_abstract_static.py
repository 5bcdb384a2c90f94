from abc import ABC, abstractmethod


class Instrument(ABC):
    family = "?"

    @staticmethod
    @abstractmethod
    def lowest():
        ...

    @classmethod
    @abstractmethod
    def make(cls, spec):
        ...

    def play(self, note):
        if note < self.lowest():
            return f"{self.name} cannot play {note}"
        return f"{self.name} ({self.family}) plays {note}"


class Flute(Instrument):
    family = "wind"

    def __init__(self, name="flute"):
        self.name = name

    @staticmethod
    def lowest():
        return 60

    @classmethod
    def make(cls, spec):
        return cls(spec.strip() or "flute")


class Bass(Flute):
    family = "big wind"

    @staticmethod
    def lowest():
        return Flute.lowest() - 24

    @classmethod
    def make(cls, spec):
        made = super().make(spec)
        made.name = "bass " + made.name
        return made


for cls, spec in ((Flute, " piccolo "), (Bass, "")):
    i = cls.make(spec)
    print(type(i).__name__, i.play(50), "|", i.play(70))
print(Instrument.__abstractmethods__ == {"lowest", "make"}, Bass.lowest(), Bass().lowest())
try:
    Instrument()
except TypeError:
    print("abstract")
