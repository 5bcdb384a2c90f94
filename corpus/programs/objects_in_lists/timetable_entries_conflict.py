class Entry:
    def __init__(self, what, start, end, room):
        self.what, self.start, self.end, self.room = what, start, end, room
        self.conflicts = []

    def meets(self, other):
        return self.room == other.room and self.start < other.end and other.start < self.end


entries = [
    Entry("maths", 8, 10, "A"),
    Entry("music", 9, 11, "B"),
    Entry("art", 9, 12, "A"),
    Entry("sport", 11, 12, "A"),
]
for i, one in enumerate(entries):
    for two in entries[i + 1:]:
        if one.meets(two):
            one.conflicts.append(two)
            two.conflicts.append(one)
while worst := max(entries, key=lambda e: len(e.conflicts)).conflicts and max(entries, key=lambda e: len(e.conflicts)):
    print("cancel", worst.what, "because of", [c.what for c in worst.conflicts])
    for other in worst.conflicts:
        other.conflicts.remove(worst)
    worst.conflicts = []
    worst.room = None
print([(e.what, e.room) for e in entries])
