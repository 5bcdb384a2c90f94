from fractions import Fraction
from dataclasses import dataclass
from typing import Tuple, Union


@dataclass(frozen=True)
class Mix:
    parts: Tuple[Tuple[Fraction, Union[str, "Mix"]], ...]

    @classmethod
    def of(cls, **amounts):
        total = sum(a for a, _ in amounts.values())
        return cls(tuple((Fraction(a, total), what) for a, what in amounts.values()))

    def pure(self):
        result = {}
        for share, what in self.parts:
            inner = what.pure() if isinstance(what, Mix) else {what: Fraction(1)}
            for colour, f in inner.items():
                result[colour] = result.get(colour, 0) + share * f
        return result

    def depth(self):
        return 1 + max(w.depth() if isinstance(w, Mix) else 0 for _, w in self.parts)


def shopping(mix, litres):
    return {colour: float(f * litres) for colour, f in mix.pure().items()}


def main():
    green = Mix.of(a=(1, "blue"), b=(2, "yellow"))
    olive = Mix.of(a=(3, green), b=(1, "red"))
    wall = Mix.of(a=(1, olive), b=(1, green), c=(6, "white"))
    for name, mix in (("green", green), ("olive", olive), ("wall", wall)):
        print(name, {c: str(f) for c, f in mix.pure().items()}, "depth", mix.depth())
    print(shopping(wall, 12))
    assert sum(wall.pure().values()) == 1
    strongest = max(olive.pure().items(), key=lambda kv: kv[1])
    print(strongest[0], strongest[1])


main()
