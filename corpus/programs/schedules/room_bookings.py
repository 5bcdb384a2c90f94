class Taken(Exception):
    def __init__(self, room, by):
        self.room = room
        self.by = by
        super().__init__(f"{room} is taken by {by}")


class Calendar:
    def __init__(self, rooms):
        self.bookings = {room: [] for room in rooms}

    def book(self, room, start, end, who):
        for s, e, other in self.bookings[room]:
            if start < e and s < end:
                raise Taken(room, other)
        self.bookings[room].append((start, end, who))
        self.bookings[room].sort()

    def book_any(self, start, end, who):
        for room in self.bookings:
            try:
                self.book(room, start, end, who)
            except Taken:
                continue
            return room
        return None

    def usage(self):
        return {r: sum(e - s for s, e, _ in b) for r, b in self.bookings.items()}


cal = Calendar(["Oak", "Elm"])
cal.book("Oak", 9, 11, "sales")
print(cal.book_any(10, 12, "design"))
print(cal.book_any(10, 11, "press"))
print(cal.book_any(11, 13, "board"))
print(cal.usage())
try:
    cal.book("Elm", 8, 17, "yoga")
except Taken as t:
    print(t, "->", t.room.lower(), t.by.title())
for room, entries in cal.bookings.items():
    print(room, *("{}-{} {}".format(*e) for e in entries), sep=" | ")
cal.book("Ash", 9, 10, "sales")
