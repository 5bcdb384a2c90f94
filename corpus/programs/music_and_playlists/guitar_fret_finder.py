STRINGS = {"E": 40, "A": 45, "D": 50, "G": 55, "B": 59, "e": 64}


def positions(midi, frets=12):
    return {s: midi - open_ for s, open_ in STRINGS.items() if 0 <= midi - open_ <= frets}


def play(melody, hand=0):
    path = []
    for note in melody:
        options = positions(note)
        string, fret = min(options.items(), key=lambda sf: (abs(sf[1] - hand) if sf[1] else 0, sf[1]))
        if fret:
            hand = fret
        path.append((string, fret))
    return path


def tab(path):
    lines = {s: "" for s in reversed(STRINGS)}
    for string, fret in path:
        for s in lines:
            lines[s] += (str(fret) if s == string else "-").rjust(2, "-") + "-"
    return [f"{s}|{line}" for s, line in lines.items()]


def main():
    melody = [64, 62, 60, 57, 55, 52, 40]
    path = play(melody)
    print(path)
    print("\n".join(tab(path)))
    print(positions(64), positions(39))
    high = play(melody[:3], hand=7)
    print(high, sum(abs(a[1] - b[1]) for a, b in zip(high, high[1:])))
    print(play([38, 40]))


main()
