from collections import defaultdict
import random

text = "the cat sat on the mat and the dog sat on the cat and the mat".split()
model = defaultdict(list)
for a, b in zip(text, text[1:]):
    model[a].append(b)

for word in sorted(model):
    print(word, "->", sorted(set(model[word])))

random.seed(8)
word = "the"
sentence = [word]
while len(sentence) < 8 and word in model:
    word = random.choice(model[word])
    sentence.append(word)
print(len(sentence), sentence[0])
legal = all(b in model[a] for a, b in zip(sentence, sentence[1:]))
print("legal:", legal)

chances = {b: model["the"].count(b) / len(model["the"]) for b in set(model["the"])}
print(dict(sorted(chances.items())))
certain = [w for w in sorted(model) if len(set(model[w])) == 1]
print("after these we know the next word:", certain)
print("zebra" in model, model["zebra"], "zebra" in model)
