NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
FLATS = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}
FORMULAS = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "dim": (0, 3, 6)}


def chord(symbol):
    root = symbol[:2] if symbol[1:2] in ("#", "b") else symbol[:1]
    kind = symbol[len(root):]
    root = FLATS.get(root, root)
    start = NOTES.index(root)
    return [NOTES[(start + step) % 12] for step in FORMULAS[kind]]


def transpose(symbol, steps):
    root = symbol[:2] if symbol[1:2] in ("#", "b") else symbol[:1]
    new = NOTES[(NOTES.index(FLATS.get(root, root)) + steps) % 12]
    return new + symbol[len(root):]


def main():
    song = ["Am", "F", "C", "G7", "Bbdim", "F#m7"]
    for symbol in song:
        print(f"{symbol:6}{'-'.join(chord(symbol)):14}{transpose(symbol, 2)}")
    common = set(chord("Am")) & set(chord("F"))
    print("common to Am and F:", sorted(common))
    up_and_down = [transpose(transpose(s, 5), -5) for s in song]
    print(up_and_down == song, [(a, b) for a, b in zip(song, up_and_down) if a != b])
    needed = sorted({n for s in song[:4] for n in chord(s)})
    print(len(needed), "notes:", needed)
    print(chord("Csus4"))


if __name__ == "__main__":
    main()
