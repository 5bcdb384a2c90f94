library = {
    "Teardrop": {"slow", "electronic", "female vocals"},
    "Roads": {"slow", "sad", "female vocals"},
    "Firestarter": {"fast", "electronic", "loud"},
    "Nude": {"slow", "sad"},
    "Ace of Spades": {"fast", "loud", "guitar"},
}


def jaccard(a, b):
    return len(a & b) / len(a | b)


def similar(title, n=2):
    others = [(jaccard(library[title], tags), t) for t, tags in library.items() if t != title]
    others.sort(reverse=True)
    return others[:n]


def profile(liked):
    weights = {}
    for title in liked:
        for tag in library[title]:
            weights[tag] = weights.get(tag, 0) + 1
    return weights


def recommend(liked):
    weights = profile(liked)
    scores = {t: sum(weights.get(tag, 0) for tag in tags) for t, tags in library.items() if t not in liked}
    return max(sorted(scores), key=scores.get), scores


def main():
    for title in ("Roads", "Firestarter"):
        print(title, [(t, round(s, 2)) for s, t in similar(title)])
    best, scores = recommend(["Nude", "Teardrop"])
    print("recommended:", best, scores)
    print(sorted(profile(library)["slow"] for _ in range(1)), len(profile(library)))
    loner = min(library, key=lambda t: similar(t)[0][0])
    print("most unlike the others:", loner)


main()
