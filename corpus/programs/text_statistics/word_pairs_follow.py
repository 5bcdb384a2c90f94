from collections import defaultdict


def follow(text):
    table = defaultdict(lambda: defaultdict(int))
    words = text.lower().split()
    for a, b in zip(words, words[1:]):
        table[a][b] += 1
    return table


def chain(table, word, n):
    out = [word]
    while len(out) < n and table.get(word):
        word = max(table[word], key=lambda w: (table[word][w], w))
        out.append(word)
    return " ".join(out)


table = follow("the cat saw the dog and the cat ran and the cat saw me")
print({b: n for b, n in table["the"].items()}, len(table))
print(chain(table, "the", 5))
print(chain(table, "dog", 6))
print(chain(table, "me", 4), "me" in table, chain(table, "you", 3))
loops = [(a, b) for a in table for b in table[a] if a in table.get(b, ())]
print(loops)
