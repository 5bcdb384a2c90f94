from collections import Counter

basket = Counter(apple=3, pear=1)
basket.update(["apple", "fig"])
eaten = Counter({"apple": 2, "fig": 4})
print(basket["apple"], basket["kiwi"], len(basket))
print(sorted((basket - eaten).items()))
print(sorted((basket + eaten).items()))
print(sorted((basket & eaten).items()), sorted((basket | eaten).items()))
basket.subtract(eaten)
print(basket["fig"], sum(basket.values()))
print(sorted(+basket), [x for x in sorted(basket) if basket[x] < 0])

text = "she sells sea shells"
letters = Counter(c for c in text if c != " ")
print(letters.most_common(2))
words = Counter(map(len, text.split()))
for length in sorted(words):
    print(length, "#" * words[length])
del letters["s"]
print(letters.most_common(1)[0], "s" in letters, letters["s"])
