from enum import IntEnum
from itertools import pairwise


class Mood(IntEnum):
    AWFUL = -2
    LOW = -1
    OK = 0
    GOOD = 1
    GREAT = 2

    @classmethod
    def parse(cls, text):
        try:
            return cls[text.upper()]
        except KeyError:
            return cls(int(text))


DIARY = {
    "Mon": ("low", {"rain", "work"}),
    "Tue": ("ok", {"work"}),
    "Wed": ("2", {"sport", "friends"}),
    "Thu": ("good", {"work", "sport"}),
    "Fri": ("-2", {"work", "rain"}),
    "Sat": ("great", {"friends"}),
}


def effects(diary):
    tags = set().union(*(t for _, t in diary.values()))
    for tag in sorted(tags):
        having = [m for m, t in diary.values() if tag in t]
        lacking = [m for m, t in diary.values() if tag not in t]
        yield tag, sum(having) / len(having) - sum(lacking) / len(lacking)


def main():
    diary = {day: (Mood.parse(m), tags) for day, (m, tags) in DIARY.items()}
    for day, (mood, tags) in diary.items():
        print(day, "." * (mood + 2) + "o" + "." * (2 - mood), mood.name.lower(), sorted(tags))
    for tag, effect in sorted(effects(diary), key=lambda e: -e[1]):
        print(f"{tag:<8}{effect:+.2f}")
    swings = [(abs(a[0] - b[0]), d) for (a, b), d in zip(pairwise(diary.values()), list(diary)[1:])]
    print(swings, max(swings))
    mean = sum(m for m, _ in diary.values()) / len(diary)
    print(round(mean, 3), Mood(round(mean)).name, max(Mood).name, Mood.LOW < Mood.OK)
    try:
        Mood.parse("7")
    except ValueError as e:
        print(e)


if __name__ == "__main__":
    main()
