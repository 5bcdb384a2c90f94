class Symbols:
    """Each different text once; the same text always gives the same object."""

    def __init__(self):
        self._table = {}
        self.saved = 0

    def __call__(self, text):
        known = self._table.setdefault(text, text)
        if known is not text:
            self.saved += len(text)
        return known

    def __len__(self):
        return len(self._table)


intern = Symbols()
rows = [
    "berlin;sunny;21",
    "paris;rainy;17",
    "berlin;rainy;15",
    "rome;sunny;27",
]
records = []
for row in rows:
    city, sky, temp = row.split(";")
    records.append((intern(city), intern(sky), int(temp)))

print(len(intern), "texts,", intern.saved, "characters saved")
print(records[0][0] is records[2][0], records[1][1] is records[2][1])
sunny = intern("".join(["sun", "ny"]))
print([c for c, sky, _ in records if sky is sunny])
print(sorted(intern._table, key=len))
average = sum(t for *_, t in records) / len(records)
print(f"{average:.2f}")
