DICTIONARY = {"hund": "dog", "katze": "cat", "straße": "street"}


def translate(word):
    try:
        return DICTIONARY[word.lower()]
    except KeyError:
        pass
    for ending in ("n", "e", "en"):
        if word.lower().endswith(ending):
            stem = word.lower()[:-len(ending)]
            if stem in DICTIONARY:
                return DICTIONARY[stem] + "s"
    raise LookupError(word)


def sentence(text, strict=False):
    out, unknown = [], 0
    for word in text.split():
        try:
            out.append(translate(word))
        except LookupError as e:
            if strict:
                raise ValueError(f"cannot translate {text!r}") from e
            unknown += 1
            out.append(f"<{e}>")
        except AttributeError:
            out.append("?")
    return " ".join(out), unknown


def main():
    print(sentence("Hund Katzen Straße"))
    print(sentence("Hunde fressen Katzen"))
    text, unknown = sentence("")
    print(repr(text), unknown)
    try:
        sentence("Maus Hund", strict=True)
    except ValueError as e:
        print(e, "| word:", e.__cause__)
    print(sentence("Straßen Hunden", strict=True))


if __name__ == "__main__":
    main()
