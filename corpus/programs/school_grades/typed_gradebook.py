from __future__ import annotations

from dataclasses import dataclass, field
from typing import Iterator


@dataclass
class Entry:
    subject: str
    points: float
    weight: int = 1


@dataclass
class Gradebook:
    owner: str
    entries: list[Entry] = field(default_factory=list)

    def add(self, subject: str, points: float, weight: int = 1) -> None:
        if not 0 <= points <= 15:
            raise ValueError(f"points out of range: {points}")
        self.entries.append(Entry(subject, points, weight))

    def subjects(self) -> Iterator[str]:
        seen: set[str] = set()
        for e in self.entries:
            if e.subject not in seen:
                seen.add(e.subject)
                yield e.subject

    def average(self, subject: str) -> float:
        chosen = [e for e in self.entries if e.subject == subject]
        return sum(e.points * e.weight for e in chosen) / sum(e.weight for e in chosen)


def main() -> None:
    book = Gradebook("Sevgi")
    book.add("Physik", 11)
    book.add("Physik", 8, weight=3)
    book.add("Kunst", 14.5)
    try:
        book.add("Kunst", 16)
    except ValueError as error:
        print("rejected,", error)
    for subject in book.subjects():
        print(f"{subject:<8}{book.average(subject):5.2f}")
    print(len(book.entries), book.entries[-1])
    print(Entry("Kunst", 14.5) == book.entries[-1])
    print(book.average("Musik"))


if __name__ == "__main__":
    main()
