from dataclasses import dataclass
from typing import Iterable


@dataclass
class Letter:
    year: int
    text: str

    @property
    def words(self):
        return self.text.lower().replace(",", "").replace(".", "").split()

    def share(self, *wanted: str) -> float:
        return sum(w in wanted for w in self.words) / len(self.words)


def trend(letters: Iterable[Letter], *wanted: str) -> list[tuple[int, float]]:
    return [(l.year, round(l.share(*wanted), 3)) for l in sorted(letters, key=lambda l: l.year)]


def new_words(letters):
    known = set()
    for letter in sorted(letters, key=lambda l: l.year):
        fresh = [w for w in letter.words if w not in known]
        known.update(fresh)
        yield letter.year, len(dict.fromkeys(fresh)), len(letter.words)


def main():
    letters = [
        Letter(1917, "We wait for bread, we wait for news, we wait."),
        Letter(1915, "Dear mother, the food is good and we sing."),
        Letter(1918, "Home soon, dear mother. Peace, they say, peace."),
    ]
    print(trend(letters, "we", "wait"))
    print(trend(letters, "dear", "mother"))
    for year, fresh, total in new_words(letters):
        print(year, f"{fresh} of {total} words are new")
    longest = max(letters, key=lambda l: len(l.words))
    print(longest.year, sorted(set(longest.words))[:4])
    letters.sort(key=lambda l: l.share("peace"), reverse=True)
    print([l.year for l in letters], letters[0] == Letter(1918, letters[0].text))


if __name__ == "__main__":
    main()
