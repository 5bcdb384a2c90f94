from string import ascii_uppercase as ABC


class Rotor:
    def __init__(self, wiring, notch, position="A"):
        self.wiring = wiring
        self.notch = notch
        self.position = ABC.index(position)

    def step(self):
        at_notch = ABC[self.position] == self.notch
        self.position = (self.position + 1) % 26
        return at_notch

    def forward(self, i):
        out = ABC.index(self.wiring[(i + self.position) % 26])
        return (out - self.position) % 26

    def backward(self, i):
        out = self.wiring.index(ABC[(i + self.position) % 26])
        return (out - self.position) % 26


REFLECTOR = "YRUHQSLDPXNGOKMIEBFZCWVJAT"


class Enigma:
    def __init__(self, *positions):
        wirings = [("EKMFLGDQVZNTOWYHXUSPAIBRCJ", "Q"), ("AJDKSIRUXBLHWTMCQGZNPYFVOE", "E")]
        self.rotors = [Rotor(w, n, p) for (w, n), p in zip(wirings, positions)]

    def press(self, letter):
        fast, slow = self.rotors
        if fast.step():
            slow.step()
        i = ABC.index(letter)
        for r in self.rotors:
            i = r.forward(i)
        i = ABC.index(REFLECTOR[i])
        for r in reversed(self.rotors):
            i = r.backward(i)
        return ABC[i]


def main():
    machine = Enigma("P", "C")
    coded = "".join(machine.press(c) for c in "AAAA")
    print(coded, [ABC[r.position] for r in machine.rotors])
    plain = "".join(map(Enigma("P", "C").press, coded))
    print(plain)
    other = Enigma("P", "D")
    print("".join(other.press(c) for c in coded))


if __name__ == "__main__":
    main()
