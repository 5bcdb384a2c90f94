inscription = "Old Priests Enter Now; Dig Only On Rainy-days"

first_letters = ""
for word in inscription.split():
    first_letters += word[0]
print(first_letters.upper())

reversed_words = " ".join(word[::-1] for word in inscription.split())
print(reversed_words)


def caesar(text, shift):
    out = []
    for ch in text:
        if ch.isalpha():
            base = ord("A") if ch.isupper() else ord("a")
            out.append(chr((ord(ch) - base + shift) % 26 + base))
        else:
            out.append(ch)
    return "".join(out)


scroll = caesar("Under the third stone", 5)
print(scroll)
for shift in (-3, -5):
    attempt = caesar(scroll, shift)
    known = sum(w in {"the", "stone", "under"} for w in attempt.lower().split())
    print(shift, attempt, "<- readable" if known > 1 else "")
print(caesar(caesar("Zelda", 30), -30) == "Zelda")
