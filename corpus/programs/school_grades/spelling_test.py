words = ["necessary", "rhythm", "weird", "separate"]
attempts = {
    "Lou": ["neccessary", "rhythm", "weird", "seperate"],
    "Mika": ["necessary", "rythm", "wierd", "separate"],
}


def first_difference(right, wrong):
    for i, (a, b) in enumerate(zip(right, wrong)):
        if a != b:
            return i
    return min(len(right), len(wrong))


wrong_words = {}
for name, tries in attempts.items():
    score = 0
    for right, tried in zip(words, tries):
        if right == tried:
            score += 1
            continue
        at = first_difference(right, tried)
        marked = tried[:at] + "[" + tried[at:at + 1] + "]" + tried[at + 1:]
        print(f"{name}: {marked} (should be {right})")
        wrong_words.setdefault(right, []).append(name)
    print(name, "scored", score, "of", len(words))

print("practise again:", sorted(wrong_words, key=len))
print([w for w in words if w not in wrong_words])
swapped = [w for w in wrong_words if any(sorted(w) == sorted(t) for ts in attempts.values() for t in ts if t != w)]
print("only swapped:", swapped)
