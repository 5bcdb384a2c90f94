class Booking:
    def __init__(self, who, start, end):
        if end <= start:
            raise ValueError(f"{who}: ends before it starts")
        self.who, self.start, self.end = who, start, end

    def __and__(self, other):
        return self.start < other.end and other.start < self.end

    def __len__(self):
        return self.end - self.start

    def __format__(self, spec):
        if spec == "short":
            return self.who[0]
        return f"{self.start}-{self.end} {self.who}"


class Room:
    def __init__(self, name):
        self.name = name
        self.bookings = []

    def book(self, booking):
        clash = next((b for b in self.bookings if b & booking), None)
        if clash:
            return f"{booking} clashes with {clash}"
        self.bookings.append(booking)
        return f"{booking} ok"

    def strip(self, opening=9, closing=17):
        cells = ["."] * (closing - opening)
        for b in self.bookings:
            for h in range(b.start, b.end):
                cells[h - opening] = f"{b:short}"
        return "".join(cells)


def main():
    room = Room("Goethe")
    wishes = [("Chess club", 9, 11), ("Readers", 10, 12), ("Knitting", 11, 14), ("Poets", 16, 17), ("Debate", 15, 15)]
    for w in wishes:
        try:
            print(room.book(Booking(*w)))
        except ValueError as e:
            print("invalid,", e)
    print(room.strip())
    hours = sum(map(len, room.bookings))
    print(hours, "hours booked,", room.strip().count("."), "free")


if __name__ == "__main__":
    main()
