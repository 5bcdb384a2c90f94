import re

NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
FLATS = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}
CHORD = re.compile(r"\[([A-G][#b]?)(m7|maj7|m|7|sus4)?\]")


def transpose(note, steps):
    note = FLATS.get(note, note)
    return NOTES[(NOTES.index(note) + steps) % 12]


def transpose_line(line, steps):
    return CHORD.sub(lambda m: f"[{transpose(m[1], steps)}{m[2] or ''}]", line)


def split_line(line):
    chords, lyrics, last = "", "", 0
    for m in CHORD.finditer(line):
        lyrics += line[last:m.start()]
        chords = chords.ljust(len(lyrics)) + m.group(0)[1:-1] + " "
        last = m.end()
    return chords.rstrip(), lyrics + line[last:]


def main():
    song = ["[Am]Rain on the [F]window, [C]rain on the [G7]street", "[Bb]Nobody [Ebmaj7]home"]
    for line in song:
        chords, lyrics = split_line(transpose_line(line, 2))
        print(chords)
        print(lyrics)
    used = {m[0] for line in song for m in CHORD.findall(line)}
    print(sorted(used))
    easiest = min(range(12), key=lambda n: sum("#" in transpose(c, n) for c in sorted(used)))
    print("capo", easiest, [transpose(c, easiest) for c in sorted(used)])
    print(transpose_line("no chords [H7] here", 1))


main()
