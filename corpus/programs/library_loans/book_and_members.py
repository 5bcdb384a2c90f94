class Book:
    def __init__(self, title, copies=1):
        self.title = title
        self.copies = copies

    def __repr__(self):
        return f"<{self.title} x{self.copies}>"


class Member:
    def __init__(self, name, books=[]):
        self.name = name
        self.books = books

    def borrow(self, book):
        if book.copies == 0:
            print(f"{book.title} is out, sorry {self.name}")
            return
        book.copies -= 1
        self.books.append(book)

    def give_back(self, book):
        self.books.remove(book)
        book.copies += 1


def main():
    emma = Book("Emma", 2)
    kim = Book("Kim")
    ali = Member("Ali")
    bo = Member("Bo")
    cy = Member("Cy", [])
    ali.borrow(emma)
    bo.borrow(emma)
    cy.borrow(emma)
    cy.borrow(kim)
    for m in (ali, bo, cy):
        print(m.name, "has", m.books)
    ali.give_back(emma)
    print(bo.books, emma.copies)
    print(sum(len(m.books) for m in (ali, bo, cy)))


main()
