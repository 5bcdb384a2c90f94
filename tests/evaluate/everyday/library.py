class Book:
    def __init__(self, title, author, copies=1):
        self.title = title
        self.author = author
        self.copies = copies

    def __str__(self):
        return f"{self.title} by {self.author}"


class Member:
    limit = 2

    def __init__(self, name):
        self.name = name
        self.borrowed = []


class Library:
    def __init__(self):
        self.books = {}
        self.members = {}

    def add_book(self, title, author, copies=1):
        book = Book(title, author, copies)
        self.books[title] = book
        return book

    def join(self, name):
        member = Member(name)
        self.members[name] = member
        return member

    def lend(self, title, name):
        book = self.books.get(title)
        member = self.members[name]
        if book is None:
            return "no such book"
        if book.copies == 0:
            return "none left"
        if len(member.borrowed) >= member.limit:
            return "too many"
        book.copies -= 1
        member.borrowed.append(book.title)
        return "ok"


def main():
    library = Library()
    library.add_book("Emma", "Austen")
    library.add_book("Dune", "Herbert", 2)
    ann = library.join("Ann")
    answers = []
    for title in ("Emma", "Dune", "Emma", "Ulysses"):
        answers.append(library.lend(title, "Ann"))
    print(answers)
    print(ann.borrowed, library.books["Dune"].copies)
    print(library.books["Emma"])


if __name__ == "__main__":
    main()
