def phrases(tokens, size):
    out = []
    for i in range(len(tokens) - size):
        out.append(tuple(tokens[i:i + size]))
    return out


def repeated(tokens, size):
    seen = set()
    again = []
    for p in phrases(tokens, size):
        if p in seen and p not in again:
            again.append(p)
        seen.add(p)
    return again


def main():
    text = "to be clear we want to be clear about what we want"
    tokens = text.split()
    for size in (3, 2):
        found = repeated(tokens, size)
        print(size, [" ".join(f) for f in found])
    n = len(phrases(tokens, 4))
    print(n, "phrases of four words in", len(tokens), "words")
    tiny = "we want".split()
    print(phrases(tiny, 2))


main()
