MORSE = {
    "A": ".-", "B": "-...", "C": "-.-.", "D": "-..", "E": ".", "H": "....",
    "L": ".-..", "O": "---", "P": ".--.", "S": "...", "T": "-", "W": ".--",
    "1": ".----", "?": "..--..",
}
BACK = {v: k for k, v in MORSE.items()}

message = "SOS, what else?"
words = []
for word in message.upper().split():
    letters = []
    for c in word:
        if c in MORSE:
            letters.append(MORSE[c])
        else:
            print("no code for", c)
    words.append(" ".join(letters))
signal = " / ".join(words)
print(signal)

decoded = ""
for part in signal.split(" "):
    if part == "/":
        decoded += " "
    else:
        decoded += BACK[part]
print(decoded)

units = 0
for s in signal:
    units += {".": 1, "-": 3, " ": 2, "/": 3}[s]
    units += 1 if s in ".-" else 0
print("units:", units, "seconds at 60 ms:", units * 60 / 1000)
shortest = sorted(MORSE, key=lambda c: (len(MORSE[c]), c))
print(shortest[:4], len(BACK) == len(MORSE))
