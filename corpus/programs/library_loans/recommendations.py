from math import sqrt

ratings = {
    "Lotta": {"Emma": 5, "Dune": 2, "Holes": 4},
    "Matti": {"Emma": 4, "Dune": 1, "Circe": 5},
    "Nils": {"Dune": 5, "Holes": 1, "Ubik": 5},
}


def similarity(a, b):
    shared = ratings[a].keys() & ratings[b].keys()
    if not shared:
        return 0.0
    distance = sqrt(sum((ratings[a][t] - ratings[b][t]) ** 2 for t in shared))
    return 1 / (1 + distance)


def recommend(reader):
    scores, weights = {}, {}
    for other in ratings:
        if other == reader:
            continue
        s = similarity(reader, other)
        for title, stars in ratings[other].items():
            if title in ratings[reader]:
                continue
            scores[title] = scores.get(title, 0) + s * stars
            weights[title] = weights.get(title, 0) + s
    ranked = [(scores[t] / weights[t], t) for t in scores if weights[t]]
    return sorted(ranked, reverse=True)


for reader in ratings:
    tips = recommend(reader)
    print(reader, [(t, round(s, 2)) for s, t in tips])
print(round(similarity("Lotta", "Matti"), 3), round(similarity("Lotta", "Nils"), 3))
ratings["Oda"] = {"Circe": 4}
print(similarity("Oda", "Nils"), recommend("Oda")[0])
