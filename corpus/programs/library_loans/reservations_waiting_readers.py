from collections import deque


class Copy:
    def __init__(self, book, number):
        self.book, self.number = book, number
        self.reader = None


class Book:
    def __init__(self, title, copies):
        self.title = title
        self.copies = [Copy(self, n) for n in range(1, copies + 1)]
        self.waiting = deque()

    def lend(self, reader):
        for copy in self.copies:
            if copy.reader is None:
                copy.reader = reader
                reader.copies.append(copy)
                return copy.number
        if reader not in self.waiting:
            self.waiting.append(reader)
        return 0


class Reader:
    def __init__(self, name):
        self.name, self.copies = name, []

    def give_back(self, title):
        copy = next(c for c in self.copies if c.book.title == title)
        self.copies.remove(copy)
        copy.reader = None
        if copy.book.waiting:
            following = copy.book.waiting.popleft()
            copy.book.lend(following)
            return following.name
        return None


dune, emma = Book("Dune", 1), Book("Emma", 2)
ann, bob, cy = readers = [Reader(n) for n in ("Ann", "Bob", "Cy")]
print([dune.lend(r) for r in readers], [emma.lend(r) for r in (ann, ann, bob)])
print(len(dune.waiting), dune.lend(bob), len(dune.waiting))
print(ann.give_back("Dune"), ann.give_back("Emma"), bob.give_back("Dune"))
print({r.name: [(c.book.title, c.number) for c in r.copies] for r in readers})
ann.give_back("Dune")
