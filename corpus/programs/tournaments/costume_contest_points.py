class Contest:
    categories = ("idea", "craft", "show")

    def __init__(self, title):
        self.title = title
        self.entries = {}

    def enter(self, name, *, age=None):
        self.entries[name] = {"age": age, "points": {c: [] for c in self.categories}}
        return len(self.entries)

    def vote(self, name, **points):
        for category, p in points.items():
            if not 1 <= p <= 10:
                raise ValueError(f"{p} points for {category}?")
            self.entries[name]["points"][category].append(p)

    def score(self, name):
        means = [sum(v) / len(v) for v in self.entries[name]["points"].values() if v]
        return round(sum(means), 2)

    def winners(self, n=2, child=None):
        names = [k for k, e in self.entries.items() if child is None or (e["age"] or 99) < 14 and child]
        return sorted(names, key=self.score, reverse=True)[:n]


def main():
    c = Contest("Karneval")
    print(c.enter("Pirat", age=9), c.enter("Toaster"), c.enter("Elsa", age=7))
    c.vote("Pirat", idea=4, craft=7, show=9)
    c.vote("Pirat", idea=5, show=8)
    c.vote("Toaster", idea=10, craft=9, show=5)
    c.vote("Elsa", idea=2, craft=8, show=8)
    try:
        c.vote("Toaster", show=9, craft=11)
    except ValueError as e:
        print("not counted:", e)
    print({n: c.score(n) for n in c.entries})
    print(c.winners(), c.winners(1, child=True))
    best = {cat: max(c.entries, key=lambda n: max(c.entries[n]["points"][cat])) for cat in c.categories}
    print(best)


if __name__ == "__main__":
    main()
