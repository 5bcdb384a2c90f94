WORDS = {"cold", "cord", "card", "ward", "warm", "word", "wild", "core", "worm"}


def one_apart(a, b):
    return sum(x != y for x, y in zip(a, b)) == 1


def ladder(first, last):
    before = {first: None}
    line = [first]
    while line:
        word = line.pop(0)
        if word == last:
            break
        for other in sorted(WORDS):
            if other not in before and one_apart(word, other):
                before[other] = word
                line.append(other)
    steps = []
    while word:
        steps.append(word)
        word = before[word]
    return steps[::-1]


print(" ".join(ladder("cold", "warm")))
print(" ".join(ladder("core", "ward")))
print(ladder("wild", "cold"))
