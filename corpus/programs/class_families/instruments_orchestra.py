from collections import defaultdict

class Instrument:
    family = "?"
    loudness = 5

    def __init__(self, player):
        self.player = player

    def play(self, notes):
        return [self.tone(n) for n in notes]

    def tone(self, n):
        return n

class Strings(Instrument):
    family = "strings"

class Violin(Strings):
    loudness = 4

class Bass(Strings):
    loudness = 6
    def tone(self, n):
        return n.lower()

class Brass(Instrument):
    family, loudness = "brass", 9
    def tone(self, n):
        return n + "!"

class Muted(Brass):
    @property
    def loudness(self):
        return super().loudness // 3

orchestra = [Violin("Ito"), Bass("Max"), Brass("Lou"), Muted("Kim"), Instrument("Eve")]
notes = ["C", "E", "G"]
families = defaultdict(list)
for i in orchestra:
    families[i.family].append(i.player)
    print(i.player, i.loudness, "".join(i.play(notes)))
print(dict(families))
loud = sum(i.loudness for i in orchestra) / len(orchestra)
print("mean loudness", loud, Violin.loudness, Instrument.loudness)
print([c.__name__ for c in Strings.__subclasses__()])
