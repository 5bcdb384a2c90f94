class SoldOut(Exception): pass


class Hold:
    """Seats are held inside the block and given back unless confirmed."""

    def __init__(self, hall, count):
        self.hall = hall
        self.count = count
        self.confirmed = False

    def __enter__(self):
        if len(self.hall) < self.count:
            raise SoldOut(f"{self.count} wanted, {len(self.hall)} free")
        self.seats = [self.hall.pop(0) for _ in range(self.count)]
        return self

    def confirm(self):
        self.confirmed = True
        return self.seats

    def __exit__(self, *error):
        if not self.confirmed:
            self.hall.extend(self.seats)
            self.hall.sort()


hall = [f"{row}{n}" for row in "AB" for n in (1, 2, 3)]
with Hold(hall, 2) as h:
    tickets = h.confirm()
print("Ida:", tickets)

with Hold(hall, 3) as h:
    print("Jon looks at", h.seats, "left", hall)
print("Jon went away:", hall)

try:
    with Hold(hall, 4) as h:
        h.confirm()
    with Hold(hall, 1) as h:
        h.confirm()
except SoldOut as e:
    print("sold out:", e)
print(hall or "house full")
