import random
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Roll:
    count: int
    sides: int
    bonus: int = 0
    keep: int | None = None

    PATTERN = re.compile(r"(\d*)d(\d+)(?:k(\d+))?([+-]\d+)?$")

    @classmethod
    def parse(cls, text):
        m = cls.PATTERN.match(text.replace(" ", ""))
        if m is None:
            raise ValueError(f"cannot roll {text!r}")
        count, sides, keep, bonus = m.groups()
        return cls(int(count or 1), int(sides), int(bonus or 0), int(keep) if keep else None)

    @property
    def bounds(self):
        n = self.keep or self.count
        return n + self.bonus, n * self.sides + self.bonus

    def throw(self, rng):
        dice = sorted((rng.randint(1, self.sides) for _ in range(self.count)), reverse=True)
        return sum(dice[:self.keep]) + self.bonus


def main():
    rng = random.Random(20)
    for text in ("3d6", "d20+5", "4d6k3", "2d4 - 2", "7x6"):
        try:
            roll = Roll.parse(text)
        except ValueError as e:
            print(e)
            continue
        low, high = roll.bounds
        results = [roll.throw(rng) for _ in range(3)]
        print(f"{text:<8}{low}..{high}", all(low <= r <= high for r in results))
    print(Roll.parse("2d8") == Roll(2, 8), Roll.parse("d6"))
    print(sum(Roll.parse("2d6").bounds) / 2)
    roll = Roll(1, 6)
    roll.bonus = 3


main()
