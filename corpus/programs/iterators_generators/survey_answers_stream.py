from collections import Counter
from dataclasses import dataclass
from typing import Iterable, Iterator

RAW = "q1=yes;q2=5|q1=no;q2=x|q1=yes;q2=|q1=maybe;q2=2|broken"


@dataclass(frozen=True)
class Answer:
    q1: str
    q2: int


def rows(raw: str) -> Iterator[dict]:
    for chunk in raw.split("|"):
        pairs = (part.split("=") for part in chunk.split(";"))
        try:
            yield dict(pairs)
        except ValueError:
            yield {}


def clean(rows: Iterable[dict], rejected: list) -> Iterator[Answer]:
    for number, row in enumerate(rows, 1):
        match row:
            case {"q1": "yes" | "no" | "maybe" as q1, "q2": q2} if q2.isdigit():
                yield Answer(q1, int(q2))
            case {"q1": q1}:
                rejected.append((number, f"q2 of {q1!r}"))
            case _:
                rejected.append((number, "unreadable"))


def main():
    rejected = []
    answers = list(clean(rows(RAW), rejected))
    print(answers)
    print(rejected)
    counts = Counter(a.q1 for a in answers)
    print(counts, sum(a.q2 for a in answers) / len(answers))
    stream = clean(rows(RAW), again := [])
    first = next(stream)
    print(first == answers[0], again)
    print(f"{len(rejected)} of {len(list(rows(RAW)))} rejected")


if __name__ == "__main__":
    main()
