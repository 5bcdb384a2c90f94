from dataclasses import dataclass, field


@dataclass
class Recipe:
    title: str
    ingredients: set
    minutes: int
    likes: int = 0
    score: float = field(default=0, compare=False)


def rank(recipes, query, pantry=frozenset()):
    words = {w.lower() for w in query.split() if not w.startswith("-")}
    banned = {w[1:].lower() for w in query.split() if w.startswith("-")}
    hits = []
    for r in recipes:
        if banned & r.ingredients:
            continue
        title = set(r.title.lower().split())
        r.score = 3 * len(words & title) + 2 * len(words & r.ingredients)
        if words and r.score == 0:
            continue
        missing = r.ingredients - pantry
        r.score += r.likes / 10 - 0.5 * len(missing)
        hits.append(r)
    return sorted(hits, key=lambda r: r.score, reverse=True)


def main():
    recipes = [
        Recipe("Lentil soup", {"lentils", "carrot", "onion"}, 40, likes=12),
        Recipe("Carrot cake", {"carrot", "flour", "egg", "nuts"}, 70, likes=31),
        Recipe("Onion tart", {"onion", "flour", "egg", "cream"}, 60, 8),
        Recipe("Quick pancakes", {"flour", "egg", "milk"}, 20),
    ]
    for query in ("carrot", "flour -nuts", "soup onion", "quick", "", "fish"):
        print(repr(query), [(r.title, round(r.score, 1)) for r in rank(recipes, query)])
    pantry = {"flour", "egg", "milk", "onion"}
    best = rank(recipes, "", pantry)[0]
    print(best.title, sorted(best.ingredients - pantry))
    fast = [r.title for r in rank(recipes, "egg", pantry) if r.minutes <= 60]
    print(fast, recipes[0] == Recipe("Lentil soup", {"onion", "carrot", "lentils"}, 40, 12))


if __name__ == "__main__":
    main()
