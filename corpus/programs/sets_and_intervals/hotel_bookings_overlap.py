from datetime import date


class Booking:
    def __init__(self, guest, room, arrival, nights):
        self.guest = guest
        self.room = room
        self.first = date.fromisoformat(arrival).toordinal()
        self.last = self.first + nights

    def clashes(self, other):
        return self.room == other.room and self.first <= other.last and other.first <= self.last

    @property
    def span(self):
        return f"{date.fromordinal(self.first):%d.%m.}-{date.fromordinal(self.last):%d.%m.}"


class Hotel:
    def __init__(self, *rooms):
        self.rooms = rooms
        self.bookings = []

    def book(self, booking):
        for other in self.bookings:
            if booking.clashes(other):
                return f"{booking.guest}: room {booking.room} taken by {other.guest} ({other.span})"
        self.bookings.append(booking)
        return f"{booking.guest}: booked {booking.span}"


def main():
    hotel = Hotel(1, 2)
    wishes = [
        Booking("Haas", 1, "2024-02-27", 3),
        Booking("Ines", 2, "2024-02-28", 1),
        Booking("Juul", 1, "2024-03-01", 2),
        Booking("Kent", 1, "2024-02-25", 1),
        Booking("Lupo", 2, "2024-02-26", 4),
    ]
    for w in wishes:
        print(hotel.book(w))
    nights = {r: sum(b.last - b.first for b in hotel.bookings if b.room == r) for r in hotel.rooms}
    print(nights)


main()
