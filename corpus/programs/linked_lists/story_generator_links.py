import random


class Sentence:
    def __init__(self, text):
        self.text = text
        self.options = []

    def leads_to(self, *others):
        self.options.extend(others)
        return self


def tell(sentence, rng, limit=6):
    words = []
    while sentence and len(words) < limit:
        words.append(sentence.text)
        sentence = rng.choice(sentence.options) if sentence.options else None
    return " ".join(words)


def endings(sentence, seen):
    if sentence in seen:
        return set()
    seen.add(sentence)
    if not sentence.options:
        return {sentence.text}
    found = set()
    for option in sentence.options:
        found |= endings(option, seen)
    return found


once = Sentence("Once there was a goat.")
hill = Sentence("It climbed a hill.")
sleep = Sentence("Then it slept.")
king = Sentence("It became king!")
once.leads_to(hill, sleep)
hill.leads_to(hill, king, sleep)

rng = random.Random(12)
for _ in range(3):
    print("-", tell(once, rng))
print(sorted(endings(once, set())))
print(tell(hill, random.Random(1), limit=2))
