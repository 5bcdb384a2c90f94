import string
import math

COMMON = {"password", "qwerty", "letmein", "sommer"}

def classes(pw):
    kinds = {
        "lower": string.ascii_lowercase, "upper": string.ascii_uppercase,
        "digit": string.digits, "sign": string.punctuation,
    }
    return [name for name, chars in kinds.items() if any(c in chars for c in pw)]

def bits(pw):
    sizes = {"lower": 26, "upper": 26, "digit": 10, "sign": 32}
    alphabet = sum(sizes[k] for k in classes(pw))
    return len(pw) * math.log2(alphabet) if alphabet else 0.0

def verdict(pw):
    core = pw.lower().rstrip(string.digits + "!")
    if core in COMMON:
        return "terrible"
    n = bits(pw)
    for limit, word in ((80, "great"), (50, "good"), (30, "weak")):
        if n >= limit:
            return word
    return "terrible"

passwords = ["Sommer2023!", "k7#Qz", "correct horse battery", "12345678", "ñandú", ""]
for pw in passwords:
    print(f"{pw!r:<24}{bits(pw):6.1f} {verdict(pw):<9}{'+'.join(classes(pw))}")
best = max(passwords, key=bits)
print(best, len(set(best)))
