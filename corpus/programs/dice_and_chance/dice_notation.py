import random
import re


class Dice:
    pattern = re.compile(r"^(\d*)d(\d+)([+-]\d+)?$")

    def __init__(self, count, sides, bonus=0):
        self.count, self.sides, self.bonus = count, sides, bonus

    @classmethod
    def parse(cls, text):
        m = cls.pattern.match(text.replace(" ", ""))
        if not m:
            raise ValueError(f"bad dice: {text!r}")
        count, sides, bonus = m.groups()
        return cls(int(count or 1), int(sides), int(bonus or 0))

    @property
    def average(self):
        return self.count * (self.sides + 1) / 2 + self.bonus

    def __call__(self, rng):
        return sum(rng.randint(1, self.sides) for _ in range(self.count)) + self.bonus

    def __str__(self):
        bonus = f"{self.bonus:+d}" if self.bonus else ""
        return f"{self.count}d{self.sides}{bonus}"


rng = random.Random(99)
for text in ["3d6", "d20 + 4", "2d8-1", "d", "4d4+2"]:
    try:
        dice = Dice.parse(text)
    except ValueError as e:
        print(e)
        continue
    rolls = [dice(rng) for _ in range(4)]
    print(f"{dice!s:7} avg {dice.average:5.1f} rolls {rolls}")
