import random
import re

NOTATION = re.compile(r"(\d*)d(\d+)(?:k(\d+))?([+-]\d+)?$")


class Roll:
    def __init__(self, text, rng):
        match = NOTATION.match(text.replace(" ", ""))
        if match is None:
            raise ValueError(f"bad dice {text!r}")
        n, sides, keep, bonus = match.groups()
        self.text = text
        self.dice = [rng.randint(1, int(sides)) for _ in range(int(n or 1))]
        self.keep = int(keep or len(self.dice))
        self.bonus = int(bonus or 0)

    @property
    def kept(self):
        return sorted(self.dice, reverse=True)[:self.keep]

    def total(self):
        return sum(self.kept) + self.bonus


def main():
    rng = random.Random(42)
    for text in ("2d6", "d20+3", "4d6k3", "3d4 - 2", "d", "2x6"):
        try:
            roll = Roll(text, rng)
        except ValueError as e:
            print(e)
            continue
        low = roll.keep + roll.bonus
        print(f"{text}: {len(roll.dice)} dice, keep {roll.keep}, bonus {roll.bonus:+d}, fair {roll.total() >= low}")
    same = Roll("5d8", random.Random(1)).dice == Roll("5d8", random.Random(1)).dice
    print("repeatable:", same)
    print(Roll("3d1k2+10", rng).total())


if __name__ == "__main__":
    main()
