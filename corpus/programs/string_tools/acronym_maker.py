SMALL = {"of", "the", "and", "for", "von", "der"}


def acronym(phrase, *, keep_small=False, dots=False):
    letters = []
    for word in phrase.replace("-", " ").split():
        if word.lower() in SMALL and not keep_small:
            continue
        letters.append(word[0].upper())
    return ".".join(letters) + "." if dots else "".join(letters)


def explain(text, known):
    """Write the long form at the first use of each acronym."""
    seen = []
    out = []
    for word in text.split():
        core = word.strip(".,;")
        if core in known and core not in seen:
            seen.append(core)
            word = word.replace(core, f"{core} ({known[core]})")
        out.append(word)
    return " ".join(out), seen


def main():
    names = ["European Union", "laughing out loud", "Ministry of Silly Walks", "do-it-yourself", "Bund der Steuerzahler"]
    known = {acronym(n): n for n in names}
    print(known)
    text, seen = explain("The EU asked the MSW. EU and DIY, said the MSW; LOL!", known)
    print(text)
    print(seen, [a for a in known if a not in seen])
    print(acronym(names[2], keep_small=True), acronym(names[0], dots=True), repr(acronym("of the")))
    pronounceable = [a for a in known if any(c in "AEIOU" for c in a[1:-1])]
    print(pronounceable, sorted(known, key=lambda a: (len(a), a)))
    clash = acronym("easy umbrella")
    print(clash in known, known.get(clash))


if __name__ == "__main__":
    main()
