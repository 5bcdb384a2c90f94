def words(text):
    for w in text.split():
        yield w.strip(".,").lower()


text = "The cat, the hat and the bat."
w = words(text)
longest = max(w, key=len)
shortest = min(w, key=len, default=None)     # the generator is empty by now
print(longest, shortest)

w = words(text)
if "cat" in w:                               # eats everything up to cat
    print("left over:", list(w))

kept = list(words(text))
print(max(kept, key=len), min(kept, key=len), len(kept))
counts = {word: kept.count(word) for word in dict.fromkeys(kept)}
print(counts)
pairs = list(zip(words(text), words(text)))
same = words(text)
steps = list(zip(same, same))
print(pairs[:2], steps)
