"""Hands as text and back: '3C 10D' and a compact form 'C3 D10'."""


class ParseError(ValueError):
    def __init__(self, text, position):
        super().__init__(f"cannot read {text!r} (card {position})")
        self.position = position


def parse(text):
    cards = []
    for position, word in enumerate(text.upper().split(), 1):
        rank, suit = word[:-1], word[-1]
        try:
            if suit not in "CDHS":
                raise ValueError(suit)
            number = {"J": 11, "Q": 12, "K": 13, "A": 14}.get(rank) or int(rank)
        except ValueError as e:
            raise ParseError(word, position) from e
        cards.append((number, suit))
    return cards


def compact(cards):
    by_suit = {}
    for number, suit in cards:
        by_suit.setdefault(suit, []).append(number)
    return " ".join(s + ",".join(map(str, sorted(ns))) for s, ns in sorted(by_suit.items()))


def main():
    for text in ("3c 10D qd", "", "AS KS AH 2c", "9h 1X 4d", "ZD"):
        try:
            cards = parse(text)
            print(f"{text!r:16} {compact(cards) or '(nothing)'}")
        except ParseError as e:
            print(f"{text!r:16} {e}; cause: {e.__cause__}")
    print(sum(n for n, _ in parse("2c 3c 4c")))


if __name__ == "__main__":
    main()
