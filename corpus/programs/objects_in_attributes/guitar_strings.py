NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]


class String:
    def __init__(self, note):
        self.open = NOTES.index(note)
        self.capo = 0

    def at(self, fret):
        return NOTES[(self.open + self.capo + fret) % 12]


class Guitar:
    def __init__(self, tuning="E A D G B E"):
        self.strings = [String(n) for n in tuning.split()]

    def put_capo(self, fret):
        for s in self.strings:
            s.capo = fret

    def chord(self, shape):
        sounding = []
        for s, fret in zip(self.strings, shape):
            if fret == "x":
                continue
            sounding.append(s.at(int(fret)))
        return "-".join(sounding)


g = Guitar()
print("C:", g.chord("x32010"))
g.put_capo(2)
print("C shape, capo 2:", g.chord("x32010"))
drop = Guitar("D A D G B E")
drop.strings[0].capo = 1
print("power:", drop.chord("000xxx"))
print(len({s.open for s in g.strings}), "different open notes")
