import itertools
from collections import Counter


def pairs(seq):
    a, b = itertools.tee(seq)
    next(b, None)
    return zip(a, b)


def ngrams(seq, n=2):
    return zip(*(seq[i:] for i in range(n)))


def most_likely_next(bigrams, word):
    followers = {b: c for (a, b), c in bigrams.items() if a == word}
    if not followers:
        return None
    return max(followers, key=followers.get)


def main():
    tokens = "the old man and the old boat and the sea".split()
    bigrams = Counter(pairs(tokens))
    print(bigrams.most_common(2))
    trigrams = Counter(ngrams(tokens, 3))
    print([" ".join(t) for t, c in trigrams.items() if c > 1])
    chain = ["the"]
    while len(chain) < 6 and (nxt := most_likely_next(bigrams, chain[-1])):
        chain.append(nxt)
    print(" ".join(chain))
    print(most_likely_next(bigrams, "sea"))
    letters = Counter("".join(p) for p in pairs("banana"))
    print(sorted(letters.items()))


main()
