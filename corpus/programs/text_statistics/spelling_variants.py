VARIANTS = {
    "colour": "color",
    "grey": "gray",
    "centre": "center",
    "analyse": "analyze",
}


def classify(words):
    british, american = 0, 0
    for w in words:
        if w in VARIANTS.keys():
            british += 1
        elif w in VARIANTS.values():
            american += 1
    return british, american


def verdict(b, a):
    match (b, a):
        case (0, 0):
            return "no evidence"
        case (n, 0):
            return f"British ({n})"
        case (0, n):
            return f"American ({n})"
        case (x, y) if x == y:
            return "undecided"
        case _:
            return "mixed, mostly " + ("British" if b > a else "American")


if __name__ == "__main__":
    letters = [
        "the grey cat sat in the centre",
        "the color of money",
        "analyse the color of the gray centre",
        "grey is a colour not a color",
        "plain words only",
    ]
    for letter in letters:
        scores = classify(letter.split())
        print(scores, verdict(*scores))
