class Draft:
    """Work on a copy; keep it only if `save` was called."""

    def __init__(self, items):
        self.items = items

    def __enter__(self):
        self.copy = self.items[:]
        self.saved = False
        return self

    def __getitem__(self, i):
        return self.copy[i]

    def __setitem__(self, i, value):
        self.copy[i] = value

    def __len__(self):
        return len(self.copy)

    def save(self):
        self.saved = True

    def __exit__(self, kind, value, tb):
        if self.saved and kind is None:
            self.items[:] = self.copy


menu = [["soup", 4.0], ["steak", 18.0], ["cake", 5.5]]
with Draft(menu) as d:
    d[0] = ["broth", 4.5]
    d[-1] = ["torte", 6.0]
    print(len(d), d[0])
print(menu)

with Draft(menu) as d:
    d[1] = ["tofu", 12.0]
    d[2][1] += 1
    d.save()
print(menu)

with Draft(menu) as d:
    for i in range(len(d)):
        d[i][1] *= 2
print("not saved:", menu)
