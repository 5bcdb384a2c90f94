GRAMMAR = {
    "S": [["NP", "VP"]],
    "NP": [["the", "N"]],
    "VP": [["V", "NP"], ["sleeps"]],
    "N": [["cat"], ["dog"]],
    "V": [["chases"]],
}


def expand(symbols):
    if not symbols:
        yield []
        return
    first, rest = symbols[0], symbols[1:]
    if first not in GRAMMAR:
        for tail in expand(rest):
            yield [first] + tail
    else:
        for rule in GRAMMAR[first]:
            yield from expand(rule + rest)


def depth(symbol):
    if symbol not in GRAMMAR:
        return 0
    return 1 + max(depth(s) for rule in GRAMMAR[symbol] for s in rule)


def main():
    sentences = [" ".join(words) for words in expand(["S"])]
    for s in sentences:
        print("-", s)
    print(len(sentences), "sentences, depth", depth("S"))
    shortest = min(sentences, key=len)
    print(shortest.capitalize() + ".")


if __name__ == "__main__":
    main()
