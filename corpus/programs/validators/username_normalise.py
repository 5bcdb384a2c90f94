import unicodedata

TAKEN = {"admin", "jose", "muller"}

def normalise(name):
    name = unicodedata.normalize("NFKD", name)
    name = "".join(c for c in name if not unicodedata.combining(c))
    return name.casefold().strip().replace(" ", "_")

def suggest(name):
    n = 2
    while f"{name}{n}" in TAKEN:
        n += 1
    return f"{name}{n}"

def register(raw):
    name = normalise(raw)
    if len(name) < 3:
        return f"{raw!r}: too short"
    if not name.replace("_", "").isalnum():
        return f"{raw!r}: only letters and digits"
    if name in TAKEN:
        return f"{raw!r}: taken, try {suggest(name)}"
    TAKEN.add(name)
    return f"{raw!r}: welcome {name}"

for raw in ["José", "Müller", "MÜLLER ", "Straße", "strasse", "x", "a b c", "ev@", "muller2", "Muller"]:
    print(register(raw))
print(sorted(TAKEN))
