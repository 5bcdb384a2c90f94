import string

CLASSES = {
    "lower": string.ascii_lowercase,
    "upper": string.ascii_uppercase,
    "digit": string.digits,
    "sign": string.punctuation,
}
COMMON = ("password", "letmein", "qwert", "1234")


def analyse(pw):
    kinds = [name for name, chars in CLASSES.items() if any(c in chars for c in pw)]
    repeats = sum(a == b for a, b in zip(pw, pw[1:]))
    common = next((w for w in COMMON if w in pw.lower()), None)
    score = len(pw) + 3 * (len(kinds) - 1) - 2 * repeats
    if common:
        score //= 2
    return {"score": score, "kinds": kinds, "repeats": repeats, "common": common}


def advice(result):
    tips = []
    if missing := [k for k in CLASSES if k not in result["kinds"]]:
        tips.append("add " + "/".join(missing))
    if result["common"]:
        tips.append(f"avoid {result['common']!r}")
    if result["repeats"] > 1:
        tips.append("repeat less")
    return tips or ["fine"]


passwords = ["Password1234", "tr0ub4dor&3", "aaaaaa", "Übung macht den Meister!", ""]
for pw in sorted(passwords, key=lambda p: analyse(p)["score"], reverse=True):
    r = analyse(pw)
    print(f"{r['score']:>3} {pw!r}: {'; '.join(advice(r))}")
average = sum(analyse(p)["score"] for p in passwords) / len(passwords)
print(f"{average:.2f}")
