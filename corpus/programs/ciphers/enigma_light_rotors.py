import string

ABC = string.ascii_uppercase[:8]


class Rotor:
    def __init__(self, wiring, notch):
        self.wiring, self.notch = wiring, notch
        self.at = 0

    def step(self):
        self.at = (self.at + 1) % len(ABC)
        return self.at == self.notch

    def forth(self, i):
        return (ABC.index(self.wiring[(i + self.at) % len(ABC)]) - self.at) % len(ABC)

    def back(self, i):
        return (self.wiring.index(ABC[(i + self.at) % len(ABC)]) - self.at) % len(ABC)


class Machine:
    def __init__(self, *rotors):
        self.rotors = rotors

    def press(self, letter):
        for rotor in self.rotors:
            if not rotor.step():
                break
        i = ABC.index(letter)
        for rotor in self.rotors:
            i = rotor.forth(i)
        i = len(ABC) - 1 - i
        for rotor in reversed(self.rotors):
            i = rotor.back(i)
        return ABC[i]


def build():
    return Machine(Rotor("CAFBHDGE", 2), Rotor("EGBDHFAC", 5))


secret = "".join(map(build().press, "BAD"))
m = build()
again = "".join(m.press(c) for c in secret)
print(again, secret != "BAD", [r.at for r in m.rotors])
print(m.press("Z"))
