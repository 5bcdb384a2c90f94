from collections import Counter


class TileBag:
    def __init__(self, letters: str):
        self._tiles = Counter(letters)

    def __len__(self) -> int:
        return self._tiles.total()

    def __contains__(self, word: str) -> bool:
        return not Counter(word) - self._tiles

    def take(self, word: str) -> "TileBag":
        if word not in self:
            missing = Counter(word) - self._tiles
            raise LookupError(f"{word}: {''.join(missing.elements())} missing")
        self._tiles -= Counter(word)
        return self

    def give(self, *words: str) -> None:
        for w in words:
            self._tiles.update(w)

    def __str__(self) -> str:
        return "".join(sorted(self._tiles.elements()))


def main() -> None:
    bag = TileBag("eeeaaiorrttnnsslb")
    print(bag, len(bag))
    words = ["rain", "beet", "lotto", "stone"]
    laid = []
    for w in words:
        try:
            bag.take(w)
        except LookupError as e:
            print("no:", e)
        else:
            laid.append(w)
            print(w, "->", bag)
    bag.give(*laid[1:])
    print(len(bag), "tear" in bag, "zoo" in bag, bag)
    print(bag.take("teen").take("bst"), len(bag))


if __name__ == "__main__":
    main()
