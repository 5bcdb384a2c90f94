taken = {3, 4, 9, 10, 11}
row = 12

def blocks(taken, row):
    start = None
    for seat in range(1, row + 2):
        free = seat <= row and seat not in taken
        if free and start is None:
            start = seat
        if not free and start is not None:
            yield range(start, seat)
            start = None

for b in blocks(taken, row):
    print(b.start, "to", b.stop - 1, "-", len(b), "seats")

def reserve(n):
    fits = [b for b in blocks(taken, row) if len(b) >= n]
    if not fits:
        return []
    best = min(fits, key=len)
    seats = list(best[:n])
    taken.update(seats)
    return seats

for n in (1, 3, 2, 2):
    print(n, reserve(n))
print("".join("x" if s in taken else "_" for s in range(1, row + 1)))
print("left:", row - len(taken))
