GRAMMAR = {"S": ["NP V NP", "NP V"], "NP": ["Det N", "Name"], "Det": None, "N": None, "V": None, "Name": None}
LEXICON = {"the": "Det", "a": "Det", "fox": "N", "moon": "N", "sees": "V", "sings": "V", "Luna": "Name"}


def derive(symbol, words, start):
    """All (tree, end) for a symbol from position start."""
    if GRAMMAR[symbol] is None:
        if start < len(words) and LEXICON.get(words[start]) == symbol:
            yield words[start], start + 1
        return
    for rule in GRAMMAR[symbol]:
        partial = [([], start)]
        for part in rule.split():
            partial = [(trees + [t], end) for trees, pos in partial for t, end in derive(part, words, pos)]
        for trees, end in partial:
            yield (symbol, *trees), end


def parse(sentence):
    words = sentence.rstrip(".").split()
    return [tree for tree, end in derive("S", words, 0) if end == len(words)]


def bracket(tree):
    if isinstance(tree, str):
        return tree
    return "[" + " ".join(map(bracket, tree[1:])) + "]"


for sentence in ["the fox sees Luna.", "Luna sings", "fox the sees", "a moon sees"]:
    trees = parse(sentence)
    print(f"{sentence:<20}{bracket(trees[0]) if trees else 'not a sentence'}")
unknown = sorted({w for w in "the old fox sings sweetly".split()} - LEXICON.keys())
print("unknown:", unknown)
LEXICON["sees"] = "N"
print(parse("a sees sings"), len(parse("the fox sees Luna")))
