WORDS = {"haus", "tür", "schlüssel", "hausschuh", "schuh", "s"}


def split(word):
    """All ways to take a compound apart."""
    if not word:
        return [[]]
    ways = []
    for n in range(1, len(word) + 1):
        if word[:n] in WORDS:
            for rest in split(word[n:]):
                ways.append([word[:n]] + rest)
    return ways


def best(word):
    ways = split(word)
    if not ways:
        raise LookupError(f"cannot split {word!r}")
    return min(ways, key=lambda parts: (len(parts), "s" in parts))


def main():
    for word in ("haustürschlüssel", "hausschuh", "türsschuh"):
        print(word, "=", "+".join(best(word)), f"({len(split(word))} ways)")
    glossary = {"haus": "house", "tür": "door", "schlüssel": "key", "schuh": "shoe"}
    print(" ".join(glossary.get(p, "") for p in best("haustürschlüssel")))
    try:
        best("hauskatze")
    except LookupError as e:
        print(e)
    WORDS.add("katze")
    print(best("hauskatze"), split("")[0])


if __name__ == "__main__":
    main()
