from collections import deque

MAJOR = deque([2, 2, 1, 2, 2, 2, 1])
MODES = ["ionian", "dorian", "phrygian", "lydian", "mixolydian", "aeolian", "locrian"]
NOTES = "C C# D D# E F F# G G# A A# B".split()


def scale(root, steps):
    i = NOTES.index(root)
    notes = [root]
    for step in steps:
        i += step
        notes.append(NOTES[i % 12])
    return notes[:-1]


steps = MAJOR.copy()
by_mode = {}
for mode in MODES:
    by_mode[mode] = list(steps)
    steps.rotate(-1)

for mode in ("dorian", "lydian", "aeolian"):
    print(f"D {mode:8}", " ".join(scale("D", by_mode[mode])))
print("round trip:", steps == MAJOR)
c_major = set(scale("C", by_mode["ionian"]))
same = [(n, m) for n in NOTES for m in ("dorian", "aeolian") if set(scale(n, by_mode[m])) == c_major]
print("same notes as C major:", same)
brightness = {m: sum(i * s for i, s in enumerate(reversed(by_mode[m]))) for m in MODES}
print(sorted(brightness, key=brightness.get, reverse=True))
