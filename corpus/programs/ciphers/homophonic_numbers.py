from itertools import cycle

GROUPS = {
    "E": [11, 27, 43],
    "T": [5, 60],
    "A": [8, 19],
    "M": [33], "R": [70], "H": [41], "S": [2],
}


class Homophonic:
    def __init__(self, groups):
        numbers = sum(groups.values(), [])
        if len(numbers) != len(set(numbers)):
            raise ValueError("a number is used twice")
        self._next = {letter: cycle(ns) for letter, ns in groups.items()}
        self._letters = {n: letter for letter, ns in groups.items() for n in ns}

    def encode(self, text):
        return [next(self._next[c]) for c in text.upper() if c in self._next]

    def decode(self, numbers):
        return "".join(self._letters.get(n, "?") for n in numbers)


cipher = Homophonic(GROUPS)
code = cipher.encode("See the three hams melt")
print(code)
print(cipher.decode(code))
print(cipher.decode([11, 99, 5]))
print(cipher.encode("EEEE"))

flat = max(code.count(n) for n in set(code))
plain = cipher.decode(code)
steep = max(plain.count(c) for c in set(plain))
print(f"most common: letter {steep}x, number {flat}x")
bad = {**GROUPS, "Z": [2]}
try:
    Homophonic(bad)
except ValueError as e:
    print(e)
