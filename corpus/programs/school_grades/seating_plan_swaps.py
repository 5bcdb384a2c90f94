class Seat:
    def __init__(self, row, col):
        self.row, self.col = row, col
        self.child = None


class Child:
    def __init__(self, name, talks_to=()):
        self.name, self.talks_to = name, set(talks_to)
        self.seat = None

    def sit(self, seat):
        other, old = seat.child, self.seat
        self.seat, seat.child = seat, self
        if other:
            other.seat = old
        if old:
            old.child = other


def noise(seats):
    n = 0
    for a in seats:
        for b in seats:
            if a.child and b.child and abs(a.row - b.row) + abs(a.col - b.col) == 1:
                n += b.child.name in a.child.talks_to
    return n


seats = [Seat(r, c) for r in range(2) for c in range(2)]
kids = [Child("Al", ["Bo"]), Child("Bo", ["Al", "Di"]), Child("Cy"), Child("Di", ["Bo"])]
for kid, seat in zip(kids, seats):
    kid.sit(seat)
print(noise(seats), [s.child.name for s in seats])
kids[0].sit(seats[2])
print(noise(seats), [s.child.name for s in seats], kids[2].seat is seats[0])
kids[1].sit(kids[0].seat)
print(noise(seats), [s.child.name for s in seats])
