from enum import Enum


class Note(Enum):
    C = 0
    D = 1
    E = 2
    F = 3
    G = 4
    A = 5
    B = 6

    def __add__(self, steps):
        return Note((self.value + steps) % len(Note))


def letter_to_notes(c):
    octave, step = divmod(ord(c) - ord("a"), 7)
    return (octave + 3, Note(step))


def notes_to_letter(pair):
    octave, note = pair
    return chr((octave - 3) * 7 + note.value + ord("a"))


def show(melody):
    return " ".join(f"{n.name}{o}" for o, n in melody)


def main():
    text = "melody"
    melody = [letter_to_notes(c) for c in text]
    print(show(melody))
    print("".join(map(notes_to_letter, melody)))
    moved = [(o, n + 2) for o, n in melody]
    print(show(moved), "".join(map(notes_to_letter, moved)))
    back = [(o, n + -2) for o, n in moved]
    print(back == melody)
    octaves = {o for o, _ in map(letter_to_notes, "abcxyz")}
    print(sorted(octaves), letter_to_notes("z"))
    names = sorted({n for _, n in melody}, key=lambda n: n.name)
    print([n.name for n in names], Note["G"] + 3, len(Note))


if __name__ == "__main__":
    main()
