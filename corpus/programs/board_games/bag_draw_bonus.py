import random

class DrawBag:
    def __init__(self, contents, seed=3):
        self.tokens = [t for t, n in contents.items() for _ in range(n)]
        self.rng = random.Random(seed)

    def draw(self, n):
        picked = self.rng.sample(self.tokens, n)
        for t in picked:
            self.tokens.remove(t)
        return picked

    def __len__(self):
        return len(self.tokens)


def value(tokens, prices={"ruby": 5, "pearl": 3, "stone": 0}):
    return sum(prices[t] for t in tokens)


bag = DrawBag({"ruby": 2, "pearl": 3, "stone": 4})
results = {}
for who in ("Emil", "Frida", "Gero"):
    tokens = bag.draw(3)
    results[who] = value(tokens)
    print(who, tokens, results[who])

print("left in the bag:", len(bag))
ranking = sorted(results, key=results.get, reverse=True)
print(" > ".join(ranking))
late = bag.draw(2)
print("late draw:", late)
