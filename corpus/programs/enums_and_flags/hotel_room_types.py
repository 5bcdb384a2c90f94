from enum import Enum
from dataclasses import dataclass


class Room(Enum):
    SINGLE = 1
    DOUBLE = 2
    FAMILY = 4

    @classmethod
    def smallest_for(cls, people):
        fitting = [r for r in cls if r.value >= people]
        return min(fitting, key=lambda r: r.value) if fitting else None


class Board(Enum):
    NONE = 0
    BREAKFAST = 12
    FULL = 35


@dataclass
class Booking:
    guests: int
    nights: int
    board: Board = Board.BREAKFAST

    @property
    def room(self):
        return Room.smallest_for(self.guests)

    def price(self):
        if self.room is None:
            raise ValueError(f"no room for {self.guests}")
        per_night = 40 + 25 * self.room.value + self.board.value * self.guests
        return per_night * self.nights


def main():
    bookings = [Booking(2, 3), Booking(3, 1, Board.FULL), Booking(guests=1, nights=2, board=Board.NONE), Booking(5, 1)]
    income = 0
    for b in bookings:
        try:
            p = b.price()
        except ValueError as e:
            print("refused:", e)
        else:
            income += p
            print(f"{b.room.name:<7}{b.board.name.lower():<10}{p:>5}")
    print("income", income)
    print(bookings[0] == Booking(2, 3, Board(12)), bookings[2])


main()
