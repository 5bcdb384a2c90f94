from enum import Flag, auto


class Kind(Flag):
    DIGIT = auto()
    LOWER = auto()
    UPPER = auto()
    PUNCT = auto()
    LETTER = LOWER | UPPER
    WORD = LETTER | DIGIT

    @classmethod
    def of(cls, c):
        for test, kind in ((str.isdigit, cls.DIGIT), (str.islower, cls.LOWER), (str.isupper, cls.UPPER)):
            if test(c):
                return kind
        return cls.PUNCT


def split(text, *, keep=Kind.WORD):
    out, last = [], Kind(0)
    for c in text:
        kind = Kind.of(c)
        if kind not in keep:
            last = Kind(0)
            continue
        together = kind & last or (last & Kind.LETTER and kind & Kind.LETTER)
        if together:
            out[-1] += c
        else:
            out.append(c)
        last = kind
    return out


print(split("Room12b, HQ!"), split("a1-B2", keep=Kind.LETTER), split("x?y", keep=Kind.PUNCT))
seen = Kind(0)
for c in "aB":
    seen |= Kind.of(c)
print(seen is Kind.LETTER, seen == Kind.WORD, Kind.DIGIT in Kind.WORD, Kind.WORD.value, Kind.PUNCT.value)
