import math
from collections import Counter

docs = {
    "a": "cheap red shoes for running",
    "b": "red wine and red meat",
    "c": "running a small wine shop",
}


def tokens(text):
    return text.lower().split()


def document_frequency(docs):
    df = Counter()
    for text in docs.values():
        df.update(set(tokens(text)))
    return df


def score(query, text, df, n):
    words = Counter(tokens(text))
    total = 0.0
    for q in tokens(query):
        if df[q]:
            total += words[q] * math.log(n / df[q] + 1)
    return total / len(words)


def search(query, docs):
    df = document_frequency(docs)
    ranked = [(score(query, text, df, len(docs)), name) for name, text in docs.items()]
    return [(name, round(s, 3)) for s, name in sorted(ranked, reverse=True) if s > 0]


def main():
    for query in ["red wine", "running", "Shoes shoes", "blue"]:
        hits = search(query, docs)
        print(f"{query!r:14} {hits}")
    top = search("red", docs)[0][0]
    print("top for red:", docs[top])


main()
