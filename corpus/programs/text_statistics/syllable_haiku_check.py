def count_syllables(word):
    vowels = "aeiouy"
    n = 0
    for i in range(len(word)):
        if word[i] in vowels and (i == 0 or word[i - 1] not in vowels):
            n += 1
    if word.endswith("e"):
        n -= 1
    return n


class Haiku:
    SHAPE = (5, 7, 5)

    def __init__(self, *lines):
        self.lines = lines
        self.shape = tuple(sum(count_syllables(w) for w in line.lower().split()) for line in lines)

    def verdict(self):
        if self.shape == self.SHAPE:
            return "a haiku"
        off = [b - a for a, b in zip(self.SHAPE, self.shape)]
        return "not yet " + str(off)


poems = [
    Haiku("an old silent pond", "a frog jumps into the pond", "splash silence again"),
    Haiku("winter morning light", "the ice on the river sings", "nobody listens"),
]
for p in poems:
    print(p.lines[0], p.shape, p.verdict())
print({w: count_syllables(w) for w in ("river", "the", "silence", "rhythm", "queue")})
good = [p for p in poems if p.verdict() == "a haiku"]
print(len(good), "of", len(poems))
