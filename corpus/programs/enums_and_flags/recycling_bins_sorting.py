from enum import Enum


class Bin(Enum):
    PAPER = "blue"
    GLASS = "green"
    PLASTIC = "yellow"
    BIO = "brown"
    REST = "black"

    @classmethod
    def _missing_(cls, value):
        return cls.REST


RULES = {"newspaper": Bin.PAPER, "jar": Bin.GLASS, "yogurt cup": Bin.PLASTIC, "apple core": Bin.BIO, "pizza box": Bin.REST}


def sort(things):
    bins = {b: [] for b in Bin}
    for thing in things:
        bins[RULES.get(thing, Bin.REST)].append(thing)
    return bins


def grade(attempt):
    right = [thing for thing, colour in attempt.items() if RULES.get(thing, Bin.REST) is Bin(colour)]
    wrong = sorted(attempt.keys() - set(right))
    return len(right), wrong


def main():
    trash = ["jar", "newspaper", "sock", "apple core", "jar", "pizza box"]
    for b, things in sort(trash).items():
        print(f"{b.value:<7}{', '.join(things) or '-'}")
    attempt = {"jar": "green", "pizza box": "blue", "sock": "purple", "yogurt cup": "yellow", "apple core": "brawn"}
    n, wrong = grade(attempt)
    print(f"{n} of {len(attempt)}, wrong: {wrong}")
    print(Bin("pink").name, Bin("blue") is Bin.PAPER, len(Bin))
    colours = [Bin(c).name[0] for c in "blue green red".split()]
    print("".join(colours))


main()
