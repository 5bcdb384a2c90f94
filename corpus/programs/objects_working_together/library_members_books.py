class LoanError(Exception):
    pass


class Book:
    def __init__(self, title, copies=1):
        self.title = title
        self.copies = copies
        self.readers = []


class Member:
    limit = 2

    def __init__(self, name):
        self.name = name
        self.books = []

    def borrow(self, book):
        if len(self.books) >= self.limit:
            raise LoanError(f"{self.name} has {len(self.books)} books")
        if len(book.readers) >= book.copies:
            first = book.readers[0]
            raise LoanError(f"{book.title} is with {first.name}")
        self.books.append(book)
        book.readers.append(self)

    def bring_back(self, book):
        self.books.remove(book)
        book.readers.remove(self)


dune, emma, ulysses = Book("Dune", 2), Book("Emma"), Book("Ulysses")
lea, jim, pat = Member("Lea"), Member("Jim"), Member("Pat")
pat.limit = 3
plan = [(lea, dune), (jim, dune), (pat, dune), (lea, emma), (lea, ulysses), (jim, emma), (pat, ulysses)]
for member, book in plan:
    try:
        member.borrow(book)
    except LoanError as e:
        print("no:", e)
lea.bring_back(emma)
jim.borrow(emma)
print({m.name: [b.title for b in m.books] for m in (lea, jim, pat)})
print([r.name for r in dune.readers], Member.limit, pat.limit)
lea.bring_back(emma)
