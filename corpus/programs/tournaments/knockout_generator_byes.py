def pairs(names):
    it = iter(names)
    for a in it:
        yield a, next(it, None)


def tournament(names, beats):
    """Yield the rounds; the value of the generator is the champion."""
    number = 0
    while len(names) > 1:
        number += 1
        winners = []
        for a, b in pairs(names):
            if b is None:
                yield number, f"{a} rests"
                winners.insert(0, a)        # plays first in the next round
                continue
            w = a if beats(a, b) else b
            yield number, f"{a}-{b}: {w}"
            winners.append(w)
        names = winners
    return names[0] if names else None


def show(names, beats):
    champion = yield from tournament(names, beats)
    yield "champion", champion


strength = {"ann": 5, "bo": 7, "cy": 2, "di": 7, "ed": 6}
for label, text in show(list(strength), lambda a, b: strength[a] >= strength[b]):
    print(label, text)
print(list(show([], None)), list(show(["solo"], None)))
shorter = show(["longest", "mid", "s"], lambda a, b: len(a) < len(b))
print(next(shorter), next(shorter)[1], [text for _, text in shorter][-1])
