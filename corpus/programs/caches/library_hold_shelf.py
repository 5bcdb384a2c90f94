class HoldShelf:
    """Books held for readers; what is not fetched in time goes back."""
    DAYS = 3

    def __init__(self):
        self.today = 0
        self.shelf = {}
        self.returned = []

    def hold(self, book, reader):
        if book in self.shelf:
            other, until = self.shelf[book]
            return f"held for {other} until day {until}"
        self.shelf[book] = reader, self.today + self.DAYS
        return "ok"

    def fetch(self, book, reader):
        owner, until = self.shelf.get(book, (None, None))
        if owner != reader:
            return False
        del self.shelf[book]
        return True

    def next_day(self):
        self.today += 1
        for book, (reader, until) in list(self.shelf.items()):
            if self.today > until:
                del self.shelf[book]
                self.returned.append((self.today, book, reader))
        return self


def main():
    s = HoldShelf()
    print(s.hold("Momo", "Ida"), "|", s.hold("Momo", "Jan"))
    s.next_day().next_day()
    print(s.hold("Emil", "Jan"), s.fetch("Emil", "Ida"))
    s.next_day().next_day()
    print(s.today, s.shelf, s.returned)
    print(s.hold("Momo", "Jan"), s.fetch("Momo", "Jan"), s.fetch("Momo", "Jan"))
    for _ in range(3):
        s.next_day()
    print(s.returned)


if __name__ == "__main__":
    main()
