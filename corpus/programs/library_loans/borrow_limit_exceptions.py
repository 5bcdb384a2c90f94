class LibraryError(Exception):
    code = 0


class LimitReached(LibraryError):
    code = 1


class Blocked(LibraryError):
    code = 2


class Desk:
    def __init__(self, limit):
        self.limit = limit
        self.out = {}
        self.blocked = set()

    def lend(self, who, title):
        if who in self.blocked:
            raise Blocked(who)
        books = self.out.setdefault(who, [])
        if len(books) > self.limit:
            raise LimitReached(f"{who} already has {len(books)}")
        books.append(title)

    def transaction(self, who, titles):
        before = list(self.out.get(who, []))
        try:
            for t in titles:
                self.lend(who, t)
        except LibraryError as e:
            self.out[who] = before
            return e.code
        return 0


def main():
    desk = Desk(limit=3)
    desk.blocked.add("Ugo")
    codes = {
        "Pia": desk.transaction("Pia", ["A", "B"]),
        "Roy": desk.transaction("Roy", ["C", "D", "E", "F"]),
        "Tea": desk.transaction("Tea", "GHIJK"),
        "Ugo": desk.transaction("Ugo", ["L"]),
    }
    print(codes)
    for who, books in desk.out.items():
        print(who, books)
    print(desk.transaction("Pia", ("M",)), desk.out["Pia"])
    over = [w for w, b in desk.out.items() if len(b) > desk.limit]
    print("over the limit:", over)


main()
