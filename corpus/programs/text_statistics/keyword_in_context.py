class Concordance:
    """Shows each hit of a word with its neighbours, as in a printed concordance."""

    def __init__(self, text, span=2):
        self.tokens = text.split()
        self.span = span

    def __iter__(self):
        return iter(self.tokens)

    def __contains__(self, word):
        return word.lower() in (t.lower() for t in self)

    def find(self, word):
        for i, token in enumerate(self.tokens):
            if token.lower() == word:
                left = self.tokens[i - self.span:i]
                right = self.tokens[i + 1:i + 1 + self.span]
                yield left, token, right


def show(hits):
    n = 0
    for left, token, right in hits:
        print(f"{' '.join(left):>16} [{token}] {' '.join(right)}")
        n += 1
    return n


c = Concordance("Bread was dear and bread was dark but no Bread is worse than bread with chalk")
print("butter" in c, "BREAD" in c)
print(show(c.find("bread")), "hits")
wide = Concordance("salt and salt and more salt", span=1)
count = show(wide.find("salt"))
print(count)
