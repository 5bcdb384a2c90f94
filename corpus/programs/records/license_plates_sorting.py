import re
from operator import attrgetter


class Plate:
    def __init__(self, text):
        m = re.fullmatch(r"([A-ZÄÖÜ]{1,3})-([A-Z]{1,2}) ?(\d{1,4})(E?)", text)
        if not m:
            raise ValueError(f"bad plate {text!r}")
        self.city, self.letters, digits, electric = m.groups()
        self.number = int(digits)
        self.electric = electric == "E"

    def __repr__(self):
        return f"{self.city}-{self.letters}{self.number}" + "E" * self.electric


def read(texts):
    good, bad = [], []
    for t in texts:
        try:
            good.append(Plate(t))
        except ValueError as e:
            bad.append(str(e))
    return good, bad


def main():
    plates, bad = read(["B-AB 12", "HH-X 900E", "b-cd 1", "B-AB 2", "TÜ-ZZ1000", "M-1"])
    print(sorted(plates, key=attrgetter("city", "letters", "number")))
    print(bad)
    print(max(plates, key=attrgetter("number")))
    print([p for p in plates if p.electric], sum(p.city == "B" for p in plates))


main()
