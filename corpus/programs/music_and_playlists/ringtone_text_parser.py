def parse_ringtone(text):
    name, defaults, notes = text.split(":")
    settings = dict(item.split("=") for item in defaults.split(","))
    duration, octave, bpm = (int(settings[k]) for k in "dob")
    beat = 60_000 / bpm
    result = []
    for token in notes.split(","):
        token = token.strip()
        digits = ""
        while token[0].isdigit():
            digits, token = digits + token[0], token[1:]
        ms = beat * 4 / int(digits or duration)
        if "." in token:
            ms *= 1.5
            token = token.replace(".", "")
        own_octave = int(token[-1]) if token[-1].isdigit() else octave
        pitch = token.rstrip("4567")
        result.append((pitch, own_octave, round(ms)))
    return name, result


def main():
    text = "Fanfare:d=8,o=5,b=120:c,e,g,4c6., p,16a#4,2g"
    name, notes = parse_ringtone(text)
    print(name, len(notes), "notes")
    for pitch, octave, ms in notes:
        label = "pause" if pitch == "p" else f"{pitch.upper()}{octave}"
        print(f"{label:6}{ms:>5} ms {'=' * (ms // 125)}")
    total = sum(ms for *_, ms in notes)
    print("total", total, "ms")
    longest = max(notes, key=lambda n: n[2])
    print("longest", longest)
    for bad in ("Broken:d=4,o=5:c", "NoParts"):
        try:
            parse_ringtone(bad)
        except (ValueError, KeyError) as e:
            print(type(e).__name__, e)


main()
