from functools import reduce, partial


def compose(*functions):
    return lambda value: reduce(lambda acc, f: f(acc), functions, value)


def drop(stop, words):
    return [w for w in words if w not in stop]


def at_least(n, words):
    return [w for w in words if len(w) >= n]


def count(words):
    return reduce(lambda acc, w: {**acc, w: acc.get(w, 0) + 1}, words, {})


def top(n, counts):
    return sorted(counts.items(), key=lambda item: item[1], reverse=True)[:n]


pipeline = compose(
    str.lower,
    str.split,
    partial(drop, {"and", "of", "the", "to"}),
    partial(at_least, 3),
    count,
    partial(top, 3),
)

print(pipeline("The ships of the north and the ships of the south go to the same port"))
print(pipeline("To be of the sea"))
shout = compose(str.upper, str.split, len)
print(shout("one two three"))
broken = compose(str.split, str.lower)
print(broken("Hello there"))
