from itertools import groupby


def ending(word, n=2):
    return word[-n:]


def rhyme_scheme(lines):
    seen = {}
    scheme = ""
    for line in lines:
        last = line.rstrip(".,!").split()[-1]
        key = ending(last)
        if key not in seen:
            seen[key] = chr(ord("A") + len(seen))
        scheme += seen[key]
    return scheme


def main():
    verse = [
        "The winter sun was low and red,",
        "The frozen road was long,",
        "The old man bowed his weary head",
        "And hummed a broken song.",
    ]
    print(rhyme_scheme(verse))
    words = ["light", "stone", "night", "bone", "sight", "rain"]
    for end, group in groupby(words, key=ending):
        print(end, list(group))
    print("---")
    for end, group in groupby(sorted(words, key=ending), key=ending):
        print(end, list(group))


if __name__ == "__main__":
    main()
