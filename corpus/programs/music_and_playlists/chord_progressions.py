def main():
    keys = {"C": ["C", "Dm", "Em", "F", "G", "Am", "Bdim"], "G": ["G", "Am", "Bm", "C", "D", "Em", "F#dim"]}
    songs = {
        "Campfire": "G C G D Em C D G",
        "Slow one": "Am F C G",
        "Mystery": "Bm F#dim Ab",
    }
    numerals = ["I", "ii", "iii", "IV", "V", "vi", "vii°"]
    for title, text in songs.items():
        chords = text.split()
        fit = {k: sum(c in scale for c in chords) for k, scale in keys.items()}
        key = max(fit, key=fit.get)
        roman = [numerals[keys[key].index(c)] if c in keys[key] else "?" for c in chords]
        print(f"{title} in {key}: {' '.join(roman)}")
        if "?" in roman:
            print("   strange:", chords[roman.index("?")])
    moves = {}
    for text in songs.values():
        chords = text.split()
        for a, b in zip(chords, chords[1:]):
            moves[a, b] = moves.get((a, b), 0) + 1
    common = [f"{a}>{b}" for (a, b), n in moves.items() if n == max(moves.values())]
    print("most common moves:", common, max(moves.values()))
    shared = [c for c in keys["C"] if c in keys["G"]]
    print("in both keys:", shared)


if __name__ == "__main__":
    main()
