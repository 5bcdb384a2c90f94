from enum import Enum, auto


class Status(Enum):
    SHELF = auto()
    LENT = auto()
    REPAIR = auto()

    @property
    def following(self):
        return NEXT[self]


NEXT = {
    Status.SHELF: {Status.LENT, Status.REPAIR},
    Status.LENT: {Status.SHELF},
    Status.REPAIR: {Status.SHELF},
}


class Book:
    def __init__(self, title):
        self.title = title
        self.status = Status.SHELF

    def to(self, status):
        if status not in self.status.following:
            raise ValueError(f"{self.title}: {self.status.name} -> {status.name}")
        self.status = status


books = [Book("Dune"), Book("Emma")]
moves = [(0, "LENT"), (1, "REPAIR"), (0, "REPAIR"), (1, "SHELF"), (0, "SHELF"), (1, "BURNT")]
for index, name in moves:
    try:
        books[index].to(Status[name])
        print(books[index].title, "now", name)
    except ValueError as e:
        print("not allowed:", e)
