from typing import Iterable, Iterator, NamedTuple


class Question(NamedTuple):
    text: str
    topic: str
    level: int
    used: bool = False


BANK = [
    Question("2 + 2?", "math", 1), Question("sqrt(169)?", "math", 2, used=True), Question("3! + 4!?", "math", 3),
    Question("Capital of Chad?", "geo", 3), Question("Largest ocean?", "geo", 1), Question("Who painted Guernica?", "art", 2),
]


def pick(bank: Iterable[Question], *topics: str, max_level: int = 3) -> Iterator[Question]:
    for q in bank:
        if q.used or q.level > max_level or (topics and q.topic not in topics):
            continue
        yield q


def balanced(bank: list[Question], points: int) -> list[Question]:
    chosen: list[Question] = []
    for q in sorted(pick(bank), key=lambda q: -q.level):
        if sum(c.level for c in chosen) + q.level <= points:
            chosen.append(q)
    return chosen


def main() -> None:
    print([q.text for q in pick(BANK, "math")])
    print([q.text for q in pick(BANK, "geo", "art", max_level=2)])
    test = balanced(BANK, 7)
    print(len(test), sum(q.level for q in test), {q.topic for q in test} >= {"geo"})
    bank = [q._replace(used=q.used or q in test) for q in BANK]
    print("unused:", [q.text for q in pick(bank)])
    print(sum(q.used for q in BANK), sum(q.used for q in bank))
    topics = sorted({q.topic for q in bank})
    for t in topics:
        print(t, [q.level for q in bank if q.topic == t])


main()
