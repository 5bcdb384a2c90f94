diary = """
Grey and cold. Rain in the morning, rain at noon.
Sunny spells; later wind from the west.
No wind. Fog, then sunny and warm!
Thunder at night, heavy rain.
"""
good = {"sunny", "warm", "mild"}
bad = {"grey", "cold", "rain", "fog", "thunder"}

scores = []
for line in diary.strip().split("\n"):
    words = [w.strip(".,;!") for w in line.lower().split()]
    score = 0
    for w in words:
        if w in good:
            score += 1
        elif w in bad:
            score -= 1
    scores.append(score)
    print(f"{score:+d} {line[:24]}...")

index = {}
for number, line in enumerate(diary.strip().splitlines(), 1):
    for w in line.lower().replace(".", " ").replace(",", " ").split():
        index.setdefault(w, set()).add(number)
print("rain on", sorted(index["rain"]), "wind on", sorted(index["wind"]))
print("best day:", scores.index(max(scores)) + 1)
print("both:", sorted(index["rain"] & index["the"]))
