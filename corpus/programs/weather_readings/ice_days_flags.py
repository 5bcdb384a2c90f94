from enum import Flag, auto


class Day(Flag):
    FROST = auto()
    ICE = auto()
    SUMMER = auto()
    HOT = auto()
    WET = auto()

    @classmethod
    def classify(cls, low, high, rain=0.0):
        flags = cls(0)
        if low < 0:
            flags |= cls.FROST
        if high < 0:
            flags |= cls.ICE
        if high >= 25:
            flags |= cls.SUMMER
        if high >= 30:
            flags |= cls.HOT
        if rain >= 1:
            flags |= cls.WET
        return flags


year = [(-6, -1), (-2, 4, 3.1), (8, 19), (15, 31), (14, 26, 0.2), (17, 30, 12)]
days = [Day.classify(*values) for values in year]
for values, flags in zip(year, days):
    names = [d.name.lower() for d in Day if d in flags]
    print(f"{str(values):16} {'+'.join(names) or 'ordinary'}")
for flag in Day:
    print(flag.name, sum(bool(flag & d) for d in days), end="; ")
print()
print("hot without summer:", any(Day.HOT in d and Day.SUMMER not in d for d in days))
both = days[0] & days[1]
print(both == Day.FROST, both.value)
