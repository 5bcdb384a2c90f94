import re

CODEBOOK = {
    "14936": "tomorrow", "52262": "harbour", "67893": "Mexico",
    "13130": "submarine", "18507": "warning", "00000": ".",
}
TELEGRAM = "13130 52262 14936 18505 00000 67893 99999 18507"


def closest(group):
    def distance(known):
        return sum(a != b for a, b in zip(group, known))

    best = min(CODEBOOK, key=distance)
    return best if distance(best) <= 1 else None


words, notes = [], []
for m in re.finditer(r"\d{5}", TELEGRAM):
    group = m.group()
    word = CODEBOOK.get(group)
    if word is None:
        guess = closest(group)
        if guess is None:
            word = f"<{group}>"
            notes.append(f"{group} at {m.start()} unknown")
        else:
            word = CODEBOOK[guess] + "?"
            notes.append(f"{group} read as {guess}")
    words.append(word)

text = " ".join(words).replace(" .", ".")
print(text[0].upper() + text[1:])
print(*notes, sep="\n")
reverse = {w: g for g, w in CODEBOOK.items()}
reply = [reverse.get(w, "/".join(w)) for w in "warning harbour now".split()]
print(reply)
used = {g for g in TELEGRAM.split() if g in CODEBOOK}
print(f"{len(used)} of {len(CODEBOOK)} groups used;", "unused:", sorted(CODEBOOK.keys() - used))
