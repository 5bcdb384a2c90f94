KEYS = {"2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"}
LETTER_TO_KEY = {letter: key for key, letters in KEYS.items() for letter in letters}


def word_to_number(word):
    return "".join(LETTER_TO_KEY.get(c, c) for c in word.upper())


def matches(number, names):
    return [n for n in names if word_to_number(n).startswith(number)]


def presses(word):
    total = 0
    for c in word.upper():
        total += KEYS[LETTER_TO_KEY[c]].index(c) + 1
    return total


names = ["Eva", "Dub", "Flavia", "Ben", "Adam", "Zoe"]
print(word_to_number("1-800-TAXI"))
typed = ""
for digit in "382":
    typed += digit
    print(typed, matches(typed, names))

costs = sorted((presses(n), n) for n in names)
print(costs[0], costs[-1])
same = {}
for n in names:
    same.setdefault(word_to_number(n)[:3], []).append(n)
print([v for v in same.values() if len(v) > 1])
print(presses("Jo-Ann"))
