"""Sparse row: only the seats that are taken, each knowing the next one."""
from typing import Optional, Iterator, Tuple


class Taken:
    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name
        self.next: Optional["Taken"] = None


class Row:
    def __init__(self) -> None:
        self.first: Optional[Taken] = None

    def take(self, seat: int, name: str) -> bool:
        new = Taken(seat, name)
        if self.first is None or seat < self.first.seat:
            new.next, self.first = self.first, new
            return True
        here = self.first
        while here.next is not None and here.next.seat < seat:
            here = here.next
        if here.seat == seat:
            return False
        new.next, here.next = here.next, new
        return True

    def __iter__(self) -> Iterator[Tuple[int, str]]:
        here = self.first
        while here is not None:
            yield here.seat, here.name
            here = here.next

    def gaps(self):
        seats = [s for s, _ in self]
        return [b - a - 1 for a, b in zip(seats, seats[1:])]


def main() -> None:
    row = Row()
    for seat, name in [(7, "Ulla"), (2, "Vik"), (11, "Wes"), (2, "Xia"), (7, "Yun")]:
        answer = "ok" if row.take(seat, name) else "already taken"
        print(f"seat {seat:>2} for {name}: {answer}")
    print(list(row))
    print("gaps", row.gaps())


main()
