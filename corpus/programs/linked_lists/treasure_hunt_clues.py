clues = {
    "under the bench": "behind the clock",
    "behind the clock": "café counter",
    "café counter": "mailbox 14",
    "mailbox 14": None,
    "old oak": "behind the clock",
}

place = "under the bench"
visited = []
while place is not None:
    visited.append(place)
    place = clues[place]
print(len(visited), "places")
for number, place in enumerate(visited):
    print(number + 1, place, sep=") ")

# who else ends at the same treasure?
ends = {}
for start in clues:
    here = start
    steps = 0
    while clues[here]:
        here = clues[here]
        steps += 1
    ends[start] = (here, steps)
print(ends)

nobody_points_here = set(clues) - set(clues.values())
print(sorted(nobody_points_here))
pointed_twice = [p for p in clues if list(clues.values()).count(p) > 1]
print(pointed_twice)
clues["mailbox 14"] = "the red boat"
last = visited[-1]
print(last, "->", clues[last], "->", clues.get(clues[last], "?"))
