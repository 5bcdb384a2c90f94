SPEECH = """We came here because we believed in the harbour.
The harbour gave us work. The work gave us homes.
And now, friends, we give the harbour our thanks."""

STOP = {"we", "the", "us", "in", "and", "our", "now", "here"}


def words_of(text):
    cleaned = ""
    for ch in text.lower():
        if ch.isalpha() or ch == " ":
            cleaned += ch
        else:
            cleaned += " "
    return cleaned.split()


def tally(words):
    result = {}
    for w in words:
        if w in STOP:
            continue
        result[w] = result.get(w, 0) + 1
    return result


def main():
    words = words_of(SPEECH)
    counts = tally(words)
    ranked = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
    print(len(words), "words,", len(counts), "different ones that matter")
    for word, n in ranked[:4]:
        print(f"{word:<10}{'*' * n}")
    share = ranked[0][1] / len(words)
    print(f"{share:.1%} of the speech is {ranked[0][0]!r}")


if __name__ == "__main__":
    main()
