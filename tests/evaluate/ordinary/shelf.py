class Shelf:
    def __init__(self, name, places=2):
        self.name = name
        self.places = places
        self.books = []

    def put(self, book):
        if len(self.books) >= self.places:
            raise ValueError(f"{self.name} is full")
        self.books.append(book)
        return len(self.books)


def main():
    shelf = Shelf("upper")
    left = []
    for book in ["atlas", "novel", "poems"]:
        try:
            shelf.put(book)
        except ValueError as problem:
            left.append((book, str(problem)))
    print(left)
    return len(left)


if __name__ == "__main__":
    main()
