class Book:
    def __init__(self, isbn, title):
        self.isbn, self.title = isbn, title
        self.next = None


class Shelf:
    BUCKETS = 4

    def __init__(self):
        self.heads = [None] * self.BUCKETS
        self.collisions = 0

    def _slot(self, isbn):
        return sum(int(d) for d in isbn if d.isdigit()) % self.BUCKETS

    def put(self, isbn, title):
        slot = self._slot(isbn)
        if self.heads[slot]:
            self.collisions += 1
        book = Book(isbn, title)
        book.next = self.heads[slot]
        self.heads[slot] = book

    def get(self, isbn):
        book = self.heads[self._slot(isbn)]
        probes = 1
        while book:
            if book.isbn == isbn:
                return book.title, probes
            book = book.next
            probes += 1
        raise KeyError(isbn)


def main():
    shelf = Shelf()
    data = {"12-7": "Momo", "3-1": "Kim", "20-8": "Emil", "5-0": "Pippi", "9-2": "Ronja"}
    for isbn, title in data.items():
        shelf.put(isbn, title)
    print("collisions:", shelf.collisions)
    for isbn in data:
        print(isbn, *shelf.get(isbn))
    shelf.put("3-1", "Kim, 2nd edition")
    print(shelf.get("3-1"))
    try:
        shelf.get("7-7")
    except KeyError as missing:
        print("missing", missing)


main()
