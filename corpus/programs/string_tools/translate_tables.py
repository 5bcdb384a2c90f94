VOWELS = "aeiou"
swap = str.maketrans("ab", "ba")
drop = str.maketrans("", "", "!?.,")
german = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "-": None})
star = str.maketrans(VOWELS, "*" * len(VOWELS))

print("abracadabra".translate(swap))
print("Hello, world! Are you there?".translate(drop))
print("Köln-Süd, Straße".translate(german))
print("secret message".translate(star))
rot = str.maketrans("abcdefghijklmnopqrstuvwxyz", "nopqrstuvwxyzabcdefghijklm")
once = "python".translate(rot)
print(once, once.translate(rot))
table = {ord("x"): "ks", ord("q"): "kw"}
table[ord("w")] = ord("v")
print("quick wax".translate(table))
try:
    str.maketrans("abc", "de")
except ValueError as e:
    print("ValueError:", e)
