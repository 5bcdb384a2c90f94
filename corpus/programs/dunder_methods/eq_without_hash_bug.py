class Tag:
    def __init__(self, text):
        self.text = text.lower()

    def __eq__(self, other):
        return self.text == other.text

    def __repr__(self):
        return "#" + self.text


a, b = Tag("News"), Tag("news")
print(a == b, a in [b], [a].count(b))
try:
    print({a, b})
except TypeError as e:
    print("TypeError:", e)


class GoodTag(Tag):
    def __hash__(self):
        return hash(self.text)


tags = [GoodTag(t) for t in ("Cat", "dog", "CAT")]
print(len(set(tags)), tags[0] == tags[2])
counts = {}
for t in tags:
    counts[t] = counts.get(t, 0) + 1
print(counts)
print(a == "news")
