from enum import Enum


class Mood(Enum):
    GREAT = 2
    FINE = 1
    BAD = -1

    def __str__(self):
        return self.name.lower()

    @classmethod
    def parse(cls, text):
        for mood in cls:
            if str(mood).startswith(text):
                return mood
        raise LookupError(f"no mood like {text!r}")

    def __add__(self, other):
        return self.value + getattr(other, "value", other)

    __radd__ = __add__


diary = "gr f b b f x".split()
total = 0
for day, text in enumerate(diary, start=1):
    try:
        mood = Mood.parse(text)
    except LookupError as e:
        print("day", day, "-", e)
        continue
    total += mood
    print(f"day {day}: {mood!s:>6} {total:+d}")
print(Mood.GREAT + Mood.BAD, sum([Mood.FINE, Mood.FINE]))
