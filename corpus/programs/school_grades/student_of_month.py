class Nominee:
    def __init__(self, name, **achievements):
        self.name = name
        self.achievements = achievements

    def points(self, **weights):
        return sum(n * weights.get(kind, 1) for kind, n in self.achievements.items())


class Election:
    def __init__(self, **weights):
        self.weights = weights
        self.nominees = []

    def __iadd__(self, nominee):
        self.nominees.append(nominee)
        return self

    def __call__(self):
        table = {n.name: n.points(**self.weights) for n in self.nominees}
        best = max(table.values())
        return [name for name, p in table.items() if p == best], table


def main():
    march = Election(helped=3, projects=5)
    march += Nominee("Runa", helped=4, projects=1)
    march += Nominee("Sami", projects=3, late=-2)
    march += Nominee("Thea", helped=1, projects=2, goals=4)
    winners, table = march()
    print(table)
    print("winner" + "s" * (len(winners) > 1), *winners)
    april = Election()
    for n in march.nominees:
        april += n
    winners, table = april()
    print(winners, table)
    march.nominees[1].achievements["late"] = 0
    print(march()[0], march()[1]["Sami"])
    empty = Election(helped=1)
    print(empty())


if __name__ == "__main__":
    main()
