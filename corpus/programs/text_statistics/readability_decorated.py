import functools


def rounded(places):
    def decorate(fn):
        @functools.wraps(fn)
        def inner(*args, **kwargs):
            return round(fn(*args, **kwargs), places)
        return inner
    return decorate


METRICS = {}


def metric(fn):
    METRICS[fn.__name__] = fn
    return fn


@metric
@rounded(2)
def letters_per_word(words):
    """Mean number of letters."""
    return sum(map(len, words)) / len(words)


@metric
@rounded(3)
def share_of_long(words, *, limit=6):
    """Share of words over the limit."""
    return sum(len(w) > limit for w in words) / len(words)


@metric
def longest(words):
    """The longest word."""
    return max(words, key=len)


text = "the committee postponed every decision until further notice".split()
for name, fn in METRICS.items():
    print(f"{name:<18}{fn(text)!s:<12}{fn.__doc__}")
print(share_of_long(text, limit=4))
print(share_of_long(text, 4))
