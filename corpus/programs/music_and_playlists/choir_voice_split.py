singers = {
    "Agathe": ("C4", "A5"), "Bodo": ("E2", "E4"), "Carl": ("C3", "A4"),
    "Dörte": ("F3", "D5"), "Emil": ("G2", "F4"), "Franzi": ("B3", "C6"),
}
VOICES = {"soprano": ("C4", "A5"), "alto": ("F3", "D5"), "tenor": ("C3", "A4"), "bass": ("E2", "E4")}
LETTERS = "CDEFGAB"


def height(note):
    return LETTERS.index(note[0]) + 7 * int(note[1])


def covers(singer_range, voice_range):
    return height(singer_range[0]) <= height(voice_range[0]) and height(singer_range[1]) >= height(voice_range[1])


def assign(singers):
    result = {v: [] for v in VOICES}
    left = []
    for name, r in singers.items():
        fitting = [v for v, vr in VOICES.items() if covers(r, vr)]
        if fitting:
            result[min(fitting, key=lambda v: len(result[v]))].append(name)
        else:
            left.append(name)
    return result, left


def main():
    result, left = assign(singers)
    for voice, names in result.items():
        print(f"{voice:8}{', '.join(names) or '-'}")
    print("no voice:", left)
    for name in left:
        low, high = singers[name]
        nearest = min(VOICES, key=lambda v: abs(height(low) - height(VOICES[v][0])) + abs(height(high) - height(VOICES[v][1])))
        print(name, "is closest to", nearest)
    spans = {n: height(b) - height(a) for n, (a, b) in singers.items()}
    print(max(spans, key=spans.get), max(spans.values()))


main()
