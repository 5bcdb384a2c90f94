from enum import Enum


class Mood(str, Enum):
    GREAT = "great"
    OK = "ok"
    BAD = "bad"

    @property
    def smiley(self):
        return {"great": ":-D", "ok": ":-|", "bad": ":-("}[self.value]


diary = {
    "2024-03-01": "ok",
    "2024-03-02": "great",
    "2024-03-03": "GREAT",
    "2024-03-04": "bad",
    "2024-03-05": "fine",
}

entries = []
for day, word in diary.items():
    try:
        entries.append((day, Mood(word.lower())))
    except ValueError as e:
        print("skip", day, "-", e)

for day, mood in entries:
    print(day[-2:], mood.smiley, mood.value)

counts = {m: sum(1 for _, x in entries if x is m) for m in Mood}
print({m.name: n for m, n in counts.items()})
top = max(Mood, key=lambda m: counts[m])
print("mostly", top.value, top == "great", top.upper())
streaks = [b for (_, a), (_, b) in zip(entries, entries[1:]) if a == b]
print(len(streaks), "repeat of", streaks[0].name)
