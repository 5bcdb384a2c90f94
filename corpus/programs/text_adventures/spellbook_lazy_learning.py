class Spellbook(dict):
    """Spells are learned when they are first looked up."""

    def __init__(self, library):
        super().__init__()
        self.library = library
        self.learned = []

    def __missing__(self, name):
        power = self.library[name.lower()]
        self[name] = power
        self.learned.append(name)
        return power


def duel(book, mine, theirs):
    rounds = zip(mine, theirs)
    return [book[a] - book[b] for a, b in rounds]


def main():
    library = {"spark": 3, "frost": 5, "quake": 9, "gust": 4}
    book = Spellbook(library)
    print(book["spark"], book["spark"], book.learned)
    result = duel(book, ["frost", "quake", "spark"], ["gust", "gust", "frost"])
    print(result, sum(result), "learned:", book.learned)
    print("quake" in book, "Quake" in book, book["Quake"], len(book))
    print(book.get("mist", "never heard of it"))
    print(book["mist"])


if __name__ == "__main__":
    main()
