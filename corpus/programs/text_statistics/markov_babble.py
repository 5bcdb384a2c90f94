import random

random.seed(11)

source = "the cat saw the dog and the dog saw the bird"
words = source.split()

table = {}
for i in range(len(words) - 1):
    w, following = words[i], words[i + 1]
    if w not in table:
        table[w] = []
    table[w].append(following)

for w in sorted(table):
    print(w, "->", table[w])

word = "the"
sentence = [word]
while True:
    options = table.get(word)
    if not options or len(sentence) >= 8:
        break
    word = random.choice(options)
    sentence.append(word)

text = " ".join(sentence).capitalize() + "."
print(text)
print("unique:", len(set(sentence)), "of", len(sentence))
