class Pot:
    in_use = 0

    def __init__(self, litres):
        self.litres = litres
        self.content = {}

    def __enter__(self):
        Pot.in_use += 1
        return self

    def __exit__(self, kind, value, tb):
        Pot.in_use -= 1
        self.content = {}
        if kind:
            print("  spilled:", value)
        return kind is OverflowError

    def add(self, what, litres):
        self.content[what] = self.content.get(what, 0) + litres
        full = sum(self.content.values())
        if full > self.litres:
            raise OverflowError(f"{full:.1f} l in a {self.litres} l pot")
        return full


def main():
    small, big = Pot(2), Pot(5)
    with big as soup:
        print(soup.add("water", 2.5), soup.add("carrots", 1))
        with small as rice:
            rice.add("rice", 0.5)
            rice.add("water", 1.75)
            print("rice ready")
        level = soup.add("water", 0.5)
        print("soup", level, soup.content, "pots in use", Pot.in_use)
    print(big.content, Pot.in_use)
    with Pot(1) as tea:
        tea.add("water", 0.9)
        names = sorted(tea.content)
    print(names, len(tea.content))


if __name__ == "__main__":
    main()
