LEVELS = {
    "A1": {"i", "you", "go", "home", "is", "the", "a", "to", "want"},
    "A2": {"yesterday", "because", "ticket", "train"},
    "B1": {"although", "opportunity", "realise"},
}


class LevelCounter:
    def __init__(self, levels=LEVELS):
        self.counts = {}
        self.unknown = set()
        self.levels = levels

    def level_of(self, word):
        for level, words in self.levels.items():
            if word in words:
                return level
        self.unknown.add(word)
        return "?"

    def feed(self, sentence):
        for word in sentence.lower().strip(".!?").split():
            level = self.level_of(word)
            self.counts[level] = self.counts.get(level, 0) + 1
        return self

    def coverage(self, up_to):
        total = covered = 0
        for level, n in self.counts.items():
            total += n
            if level <= up_to:
                covered += n
        return covered / total


def main():
    film = LevelCounter()
    film.feed("I want to go home.").feed("Yesterday the train is a dragon!")
    film.feed("Although you realise the opportunity?")
    print(film.counts)
    for level in ("A1", "A2", "B1"):
        print(level, f"{film.coverage(level):.0%}")
    print(sorted(film.unknown))
    easy = LevelCounter().feed("You want a train")
    print(easy.counts, easy.unknown, easy.coverage("A1"))
    harder = {**LEVELS, "C1": {"dragon"}}
    print(LevelCounter(harder).feed("a dragon").counts)


if __name__ == "__main__":
    main()
