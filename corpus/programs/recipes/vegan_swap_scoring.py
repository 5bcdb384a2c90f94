swaps = {"milk": ("oat milk", 0.9), "butter": ("margarine", 0.8), "egg": ("banana", 0.5), "honey": ("syrup", 0.95), "cheese": ("yeast flakes", 0.3)}


def veganise(recipe, banned=frozenset()):
    score = 1.0
    result = []
    for name in recipe:
        if name not in swaps:
            result.append(name)
            continue
        new, factor = swaps[name]
        if new in banned:
            score *= 0.5
            continue
        result.append(new)
        score *= factor
    return result, round(score, 3)


def verdict(score):
    return "great" if score > 0.8 else "fine" if score > 0.5 else "different"


def main():
    recipes = {
        "pancakes": ["flour", "milk", "egg"],
        "gratin": ["potato", "cheese", "milk"],
        "flapjack": ["oats", "butter", "honey"],
        "toast": ["bread"],
    }
    scores = {}
    for name, recipe in recipes.items():
        new, scores[name] = veganise(recipe)
        print(f"{name:<9}{', '.join(new):<30}{scores[name]} {verdict(scores[name])}")
    print(max(scores, key=scores.get), min(scores, key=scores.get))
    allergic, s = veganise(recipes["pancakes"], banned={"banana"})
    print(allergic, s)
    mean = sum(scores.values()) / len(scores)
    print(f"{mean:.3f}", [n for n in scores if scores[n] < mean])


main()
