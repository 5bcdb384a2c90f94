class Book:
    def __init__(self, title, author):
        self.title = title
        self.author = author
        self.borrowed_by = None


class Library:
    def __init__(self):
        self.books = []

    def add_book(self, book):
        self.books.append(book)

    def find(self, title):
        for book in self.books:
            if book.title == title:
                return book

    def borrow(self, title, person):
        book = self.find(title)
        if book.borrowed_by is None:
            book.borrowed_by = person
            return True
        return False

    def available(self):
        result = []
        for book in self.books:
            if not book.borrowed_by:
                result.append(book.title)
        return result


def main():
    lib = Library()
    lib.add_book(Book("Momo", "Ende"))
    lib.add_book(Book("Krabat", "Preußler"))
    lib.add_book(Book("Emil", "Kästner"))
    print(lib.borrow("Momo", "Sara"))
    print(lib.borrow("Momo", "Jonas"))
    print(lib.available())
    print(lib.find("Emil").author, lib.find("Heidi"))
    ok = lib.borrow("Krabat", "Jonas")
    print("borrowed:", ok, len(lib.available()), "left")
    print(lib.borrow("Heidi", "Sara"))


main()
