from math import log

docs = {
    "recipe": "boil the water add the rice",
    "garden": "water the roses in the evening",
    "letter": "the rice harvest was good this evening",
}


def tf(term, words):
    return words.count(term) / len(words)


def idf(term, corpus):
    n = sum(term in words for words in corpus.values())
    return log(len(corpus) / n)


def keywords(name, corpus, k=2):
    words = corpus[name]
    scored = {w: tf(w, words) * idf(w, corpus) for w in words}
    return sorted(scored.items(), key=lambda x: (-x[1], x[0]))[:k]


corpus = {name: text.split() for name, text in docs.items()}
for name in corpus:
    print(name, [(w, round(v, 3)) for w, v in keywords(name, corpus)])
print(round(idf("the", corpus), 3), round(idf("rice", corpus), 3))
query = ["rice", "evening", "kettle"]
ranking = []
for name, words in corpus.items():
    score = sum(tf(q, words) * idf(q, corpus) for q in query)
    ranking.append((score, name))
print(max(ranking))
