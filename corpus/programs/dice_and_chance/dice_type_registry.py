import random
from typing import ClassVar


class Die:
    kinds: ClassVar[dict] = {}

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Die.kinds[cls.__name__.lower()] = cls

    def faces(self):
        raise NotImplementedError

    def roll(self, rng):
        return rng.choice(self.faces())


class Plain(Die):
    def __init__(self, n=6):
        self.n = n

    def faces(self):
        return list(range(1, self.n + 1))


class Fudge(Die):
    def faces(self):
        return [-1, 0, 1]


class Average(Die):
    def faces(self):
        return [2, 3, 3, 4, 4, 5]


def make(text):
    kind, _, args = text.partition(":")
    return Die.kinds[kind](*map(int, args.split(",") if args else []))


def main():
    rng = random.Random(23)
    print(sorted(Die.kinds))
    dice = [make(t) for t in ("plain", "plain:20", "fudge", "average")]
    for d in dice:
        faces = d.faces()
        print(f"{type(d).__name__:8} mean {sum(faces) / len(faces):5.2f} rolls {[d.roll(rng) for _ in range(4)]}")
    try:
        make("magic:8")
    except KeyError as e:
        print("no die", e)
    spread = {type(d).__name__: max(d.faces()) - min(d.faces()) for d in dice}
    print(spread)


main()
