class Arrangements:
    """All orders of the items, in lexicographic order."""

    def __init__(self, items):
        self.start = sorted(items)

    def __iter__(self):
        a = list(self.start)
        while True:
            yield tuple(a)
            i = len(a) - 2
            while i >= 0 and a[i] >= a[i + 1]:
                i -= 1
            if i < 0:
                return
            j = len(a) - 1
            while a[j] <= a[i]:
                j -= 1
            a[i], a[j] = a[j], a[i]
            a[i + 1:] = reversed(a[i + 1:])

    def __len__(self):
        return sum(1 for _ in self)

    def __getitem__(self, n):
        for i, item in enumerate(self):
            if i == n:
                return item
        raise IndexError(n)


seats = Arrangements(["Uma", "Vic", "Tom"])
for order in seats:
    gap = abs(order.index("Uma") - order.index("Vic"))
    print(" ".join(order), "apart" if gap > 1 else "")
print(len(seats), seats[4])
print(["".join(a) for a in Arrangements("noon")], len(Arrangements("")))
try:
    seats[6]
except IndexError as e:
    print("no arrangement", e)
