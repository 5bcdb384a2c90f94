import re
from functools import reduce

STEPS = []


def step(func):
    STEPS.append(func)
    return func


@step
def lower(words):
    return [w.lower() for w in words]


@step
def letters(words):
    return [re.sub(r"[^a-z]", "", w) for w in words]


@step
def known(words, stop=frozenset({"the", "a", "of"})):
    return [w for w in words if w and w not in stop]


@step
def singular(words):
    return [w[:-1] if w.endswith("s") and not w.endswith("ss") else w for w in words]


def clean(text, steps=STEPS):
    return reduce(lambda words, f: f(words), steps, text.split())


print(clean("The Lords of 3 Rings & a glass!"))
print(clean("The Boss's cats", STEPS[:2]), [f.__name__ for f in STEPS])
for i in range(len(STEPS) + 1):
    print(i, clean("A dog's Dogs", STEPS[:i]))
