import difflib

old = "The cat sat on the mat in the morning".split()
new = "The big cat sat on a mat this morning".split()

matcher = difflib.SequenceMatcher(None, old, new)
pieces = []
stats = {"equal": 0, "replace": 0, "insert": 0, "delete": 0}
for op, a1, a2, b1, b2 in matcher.get_opcodes():
    stats[op] += 1
    if op == "equal":
        pieces.append(" ".join(old[a1:a2]))
    else:
        gone, added = " ".join(old[a1:a2]), " ".join(new[b1:b2])
        pieces.append((f"[-{gone}-]" if gone else "") + (f"[+{added}+]" if added else ""))

print(" ".join(pieces))
print(stats)
print("%.3f" % matcher.ratio())
print(difflib.get_close_matches("mrning", new), difflib.get_close_matches("dog", old))
best = max(matcher.get_matching_blocks(), key=lambda b: b.size)
print(old[best.a:best.a + best.size])
