import re
from collections import Counter

RECIPES = {
    "Lentil soup": "red lentils, carrots, cumin, lemon. Simmer the lentils slowly.",
    "Carrot cake": "Carrots, flour, eggs, nuts; top with lemon icing.",
    "Dal": "Lentils with ginger and lemon",
}
STOP = {"the", "with", "and", "top"}


def words(text):
    return [w for w in re.findall(r"[a-z]+", text.lower()) if w not in STOP]


def index(recipes):
    table = {}
    for title, text in recipes.items():
        for word, n in Counter(words(title) * 2 + words(text)).items():
            table.setdefault(word, {})[title] = n
    return table


def search(table, query):
    scores = Counter()
    for word in words(query):
        for entry, titles in table.items():
            if entry.startswith(word):
                rarity = 1 / len(titles)
                for title, n in titles.items():
                    scores[title] += n * rarity
    return [(t, round(s, 2)) for t, s in sorted(scores.items(), key=lambda kv: (-kv[1], kv[0]))]


def main():
    table = index(RECIPES)
    print(len(table), table["lemon"])
    for query in ("lentil", "lemon cake", "with the", "CARROT & cumin"):
        print(f"{query!r}: {search(table, query)}")
    print(max(table, key=lambda w: (sum(table[w].values()), w)))


main()
