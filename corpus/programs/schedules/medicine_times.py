class Medicine:
    def __init__(self, name, every, first=8, with_food=False):
        self.name = name
        self.every = every
        self.first = first
        self.with_food = with_food

    def times(self, until=24):
        return list(range(self.first, until, self.every))

    def __lt__(self, other):
        return self.times() < other.times()


def clashes(a, b):
    return sorted(set(a.times()) & set(b.times()))


def main():
    pills = [
        Medicine("iron", 12, with_food=True),
        Medicine("antibiotic", 8, first=6),
        Medicine("vitamin D", 24),
        Medicine("eye drops", every=4, first=10),
    ]
    for p in sorted(pills):
        times = ", ".join(f"{t}h" for t in p.times())
        print(p.name + ":", times, "(food)" if p.with_food else "")
    iron, anti, *_ = pills
    print("clash", clashes(iron, anti) or "none")
    print("clash", clashes(pills[3], anti))
    per_day = sum(len(p.times()) for p in pills)
    print(per_day, "doses a day")


main()
