import random


class Parrot:
    def __init__(self, name, seed=1, words=None):
        self.name = name
        self.words = words if words else ["krah"]
        self._rng = random.Random(seed)

    def hear(self, sentence):
        for word in sentence.lower().strip("!?.").split():
            if len(word) > 3 and self._rng.random() < 0.6:
                self.words.append(word)

    def talk(self, n=2):
        return " ".join(self._rng.choices(self.words, k=n)) + "!"

    def forget(self):
        return self.words.pop(0)

    def __contains__(self, word):
        return word in self.words

    def __iadd__(self, sentence):
        self.hear(sentence)
        return self


coco = Parrot("Coco", seed=12)
coco += "Good morning, pretty Coco!"
coco += "Where is the biscuit tin?"
print(coco.words)
for _ in range(2):
    print(coco.talk())
print("krah" in coco, coco.forget(), "krah" in coco)
jaco = Parrot("Jaco", words=coco.words)
jaco += "Close the window please."
print(len(coco.words), coco.words is jaco.words)
print(jaco.talk(n=3), "|", max(coco.words, key=len))
