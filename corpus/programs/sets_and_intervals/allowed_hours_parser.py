import re


class OpeningHours:
    DAYS = "Mo Tu We Th Fr Sa Su".split()
    RULE = re.compile(r"(\w\w)(?:-(\w\w))? (\d+)(?::(\d\d))?-(\d+)(?::(\d\d))?")

    def __init__(self, text):
        self.hours = {d: [] for d in self.DAYS}
        for rule in text.split(";"):
            match = self.RULE.fullmatch(rule.strip())
            if not match:
                raise ValueError(f"cannot read {rule.strip()!r}")
            first, last, h1, m1, h2, m2 = match.groups()
            i, j = self.DAYS.index(first), self.DAYS.index(last or first)
            span = int(h1) * 60 + int(m1 or 0), int(h2) * 60 + int(m2 or 0)
            for day in self.DAYS[i:j + 1]:
                self.hours[day].append(span)

    def is_open(self, day, hour, minute=0):
        return any(a <= hour * 60 + minute < b for a, b in self.hours[day])

    def weekly(self):
        return sum(b - a for spans in self.hours.values() for a, b in spans) / 60


def main():
    bakery = OpeningHours("Mo-Fr 6:30-18; Sa 7-12; Sa 14-16:30")
    print(bakery.is_open("Mo", 6, 45), bakery.is_open("Sa", 12), bakery.is_open("Su", 9))
    print(bakery.hours["Sa"], bakery.weekly())
    night = OpeningHours("Fr-Mo 20-24")
    print([d for d, spans in night.hours.items() if spans], night.weekly())
    for text in ("Mo-Fr 9", "Xx 9-10"):
        try:
            OpeningHours(text)
        except ValueError as e:
            print("error:", e)


if __name__ == "__main__":
    main()
