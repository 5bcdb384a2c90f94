class Seat:
    def __init__(self, row, col):
        self.row, self.col = row, col
        self.student = None
        self.version = None

    def near(self, other):
        return self is not other and abs(self.row - other.row) <= 1 and abs(self.col - other.col) <= 1


class Room:
    def __init__(self, rows, cols):
        self.seats = [Seat(r, c) for r in range(rows) for c in range(cols)]

    def place(self, students):
        for seat, student in zip(self.seats, students):
            seat.student = student
        return self

    def versions(self, letters="ABCD"):
        for seat in self.seats:
            if seat.student is None:
                continue
            taken = {s.version for s in self.seats if s.near(seat)}
            seat.version = next((v for v in letters if v not in taken), "?")

    def __str__(self):
        width = max(s.col for s in self.seats) + 1
        cells = [f"{s.student or '-':>5}{s.version or ' '}" for s in self.seats]
        return "\n".join("".join(cells[i:i + width]) for i in range(0, len(cells), width))


def main():
    room = Room(2, 3).place(["Ali", "Bea", "Cem", "Dua", "Eli"])
    room.versions()
    print(room)
    used = sorted({s.version for s in room.seats if s.version})
    print("versions", used)
    room.versions("AB")
    print("with two:", [s.version for s in room.seats])
    clashes = sum(a.version == b.version for a in room.seats for b in room.seats if a.near(b) and a.student and b.student) // 2
    print("clashes", clashes)


if __name__ == "__main__":
    main()
