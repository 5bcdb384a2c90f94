from collections import Counter

answers = [
    ("Hamburg", "Brötchen"), ("Berlin", "Schrippe"), ("München", "Semmel"), ("Wien", "Semmel"),
    ("Stuttgart", "Weckle"), ("Berlin", "Brötchen"), ("München", "semmel "), ("Zürich", "Brötli"),
    ("Berlin", "Schrippe"), ("Stuttgart", "?"),
]


def clean(word):
    word = word.strip().capitalize()
    return word if word.isalpha() else None


def by_city(rows):
    table = {}
    for city, word in rows:
        if (w := clean(word)) is not None:
            table.setdefault(city, Counter())[w] += 1
    return table


def similar(a, b):
    return len(set(a.lower()) & set(b.lower())) / len(set(a.lower()) | set(b.lower()))


def main():
    table = by_city(answers)
    for city, words in sorted(table.items()):
        top, n = words.most_common(1)[0]
        print(f"{city:<10}{top:<10}{n}/{words.total()}")
    areas = {}
    for city, words in table.items():
        areas.setdefault(max(words, key=words.get), []).append(city)
    print(areas)
    words = sorted({w for c in table.values() for w in c})
    pairs = [(round(similar(a, b), 2), a, b) for i, a in enumerate(words) for b in words[i + 1:]]
    print(max(pairs), min(pairs))
    total = sum(table.values(), Counter())
    print(total.most_common(2), len(answers) - total.total(), "unclear")
    mixed = [c for c, w in table.items() if len(w) > 1]
    print("mixed:", mixed)


if __name__ == "__main__":
    main()
