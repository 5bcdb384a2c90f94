class Edition:
    def __init__(self, title, language, year, source=None):
        self.title = title
        self.language = language
        self.year = year
        self.source = source

    @property
    def original(self):
        edition = self
        while edition.source is not None:
            edition = edition.source
        return edition

    @property
    def distance(self):
        return 0 if self.source is None else 1 + self.source.distance

    def path(self):
        yield self
        if self.source:
            yield from self.source.path()

    def __repr__(self):
        return f"{self.title} [{self.language}]"


def main():
    russian = Edition("Мы", "ru", 1920)
    english = Edition("We", "en", 1924, russian)
    french = Edition("Nous autres", "fr", 1929, english)
    german = Edition("Wir", "de", 1958, russian)
    dutch = Edition("Wij", "nl", 1970, french)
    editions = [russian, english, french, german, dutch]
    for e in editions:
        print(e.distance, " <- ".join(x.language for x in e.path()), e.year)
    print(dutch.original, dutch.original is german.original)
    second_hand = [e for e in editions if e.distance > 1]
    print(second_hand, max(editions, key=lambda e: e.distance))
    delays = [(e.year - e.source.year, e.language) for e in editions if e.source]
    print(sorted(delays)[-1], sum(d for d, _ in delays) / len(delays))
    children = {e.language: [x.language for x in editions if x.source is e] for e in editions}
    print(children)
    dutch.source = german
    print(dutch.distance, [e.language for e in dutch.path()])


if __name__ == "__main__":
    main()
