from collections import Counter


class Letters(Counter):
    """Tiles of a word game."""

    def __rshift__(self, word):
        need = Letters(word.upper())
        missing = need - self
        blanks = self["?"]
        if missing.total() > blanks:
            return None
        rest = self - need
        rest["?"] = blanks - missing.total()
        return Letters(+rest)

    def __str__(self):
        return "".join(sorted(self.elements()))


def main():
    tiles = Letters("TEARAS?")
    for word in ["tea", "rates", "zebra", "aaas", "star"]:
        rest = tiles >> word
        print(word.ljust(6), "no" if rest is None else f"leaves {rest}")
    after = tiles >> "tea" >> "as"
    print(after, len(after), after.total())
    print(str(tiles + Letters("EE")), (tiles & Letters("TREE")).total())
    print((tiles >> "zoo") is None, tiles["?"])
    print(tiles >> "zoo" >> "a")


main()
