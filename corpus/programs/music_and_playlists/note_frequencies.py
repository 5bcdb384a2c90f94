NAMES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]


class Note:
    def __init__(self, midi):
        self.midi = midi

    @classmethod
    def parse(cls, text):
        name, octave = text[:-1], int(text[-1])
        return cls(NAMES.index(name) + 12 * (octave + 1))

    @property
    def frequency(self):
        return 440 * 2 ** ((self.midi - 69) / 12)

    def __add__(self, semitones):
        return Note(self.midi + semitones)

    def __sub__(self, other):
        return self.midi - other.midi

    def __str__(self):
        octave, name = divmod(self.midi, 12)
        return f"{NAMES[name]}{octave - 1}"


for text in ("A4", "C4", "G#3"):
    note = Note.parse(text)
    print(text, note.midi, f"{note.frequency:.2f} Hz")

root = Note.parse("D4")
chord = [root + n for n in (0, 3, 7, 10)]
print(" ".join(map(str, chord)))
print("interval", Note.parse("E5") - Note.parse("A4"))
octave = root + 12
print(octave, round(octave.frequency / root.frequency, 6))
try:
    Note.parse("Bb3")
except ValueError as e:
    print("unknown note:", e)
