transcript = [
    ("mod", "What do you think of the packaging?"),
    ("Ula", "I like the colour, it is fresh."),
    ("Vit", "Too much plastic!"),
    ("Ula", "True, too much plastic."),
    ("mod", "Would you pay more for paper?"),
    ("Wes", "Yes"),
    ("Vit", "Yes, ten percent maybe."),
]


class Speaker:
    everyone = {}

    def __init__(self, name):
        self.name = name
        self.turns = []
        Speaker.everyone[name] = self

    @classmethod
    def get(cls, name):
        return cls.everyone.get(name) or cls(name)

    @property
    def words(self):
        return sum(len(t.split()) for t in self.turns)

    def agrees_with(self, other):
        mine = {w.strip(".,!?").lower() for t in self.turns for w in t.split()}
        theirs = {w.strip(".,!?").lower() for t in other.turns for w in t.split()}
        return sorted(w for w in mine & theirs if len(w) > 3)


for name, text in transcript:
    Speaker.get(name).turns.append(text)

guests = [s for s in Speaker.everyone.values() if s.name != "mod"]
total = sum(s.words for s in guests)
for s in sorted(guests, key=lambda s: s.words, reverse=True):
    print(f"{s.name} {len(s.turns)} turns {s.words:>2} words {s.words / total:.0%}")
ula, vit, wes = guests
print(ula.agrees_with(vit), vit.agrees_with(wes))
replies = {}
for (a, _), (b, _) in zip(transcript, transcript[1:]):
    replies[a, b] = replies.get((a, b), 0) + 1
print(max(replies, key=replies.get), sum(t.endswith("?") for _, t in transcript))
quiet = [s.name for s in guests if s.words < total / len(guests) / 2]
print("ask more:", quiet)
