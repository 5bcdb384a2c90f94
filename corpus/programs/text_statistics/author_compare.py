from typing import NamedTuple


class Style(NamedTuple):
    author: str
    commas: float
    words_per_sentence: float
    long_words: float

    def distance(self, other: "Style") -> float:
        return sum((a - b) ** 2 for a, b in zip(self[1:], other[1:])) ** 0.5


def measure(author, text):
    words = text.replace(",", "").replace(".", "").split()
    sentences = text.count(".")
    return Style(
        author,
        text.count(",") / sentences,
        len(words) / sentences,
        sum(len(w) > 6 for w in words) / len(words),
    )


def closest(unknown, known):
    return min(known, key=unknown.distance)


def main():
    known = [
        measure("Marlow", "He walked. He stopped. He said nothing."),
        measure("Ines", "The garden, wide and quiet, waited. The evening, too, was waiting there."),
        measure("Petrov", "Everything considered, administrative necessity demanded sacrifices."),
    ]
    for style in known:
        print(style.author, round(style.commas, 2), round(style.words_per_sentence, 2))
    anonymous = measure("?", "She ran. She fell. Nobody saw.")
    guess = closest(anonymous, known)
    print("probably", guess.author, f"({anonymous.distance(guess):.2f})")
    renamed = anonymous._replace(author=guess.author)
    print(renamed == anonymous, renamed.author)


if __name__ == "__main__":
    main()
