from functools import cache

WORDS = ("garden", "harden", "gardens", "warden", "guard")


@cache
def distance(a, b):
    if not a or not b:
        return len(a) + len(b)
    if a[0] == b[0]:
        return distance(a[1:], b[1:])
    return 1 + min(distance(a[1:], b), distance(a, b[1:]), distance(a[1:], b[1:]))


@cache
def suggest(typed, limit=2):
    near = [(distance(typed, w), w) for w in WORDS]
    return tuple(w for d, w in sorted(near) if d <= limit)


def check(text):
    fixed = []
    for word in text.split():
        options = (word,) if word in WORDS else suggest(word)
        fixed.append(options[0] if options else f"{word}?")
    return " ".join(fixed)


if __name__ == "__main__":
    print(check("gaden gard gaden xyz"))
    print(suggest("gaden"), suggest("gard"))
    print(suggest.cache_info().hits, suggest.cache_info().misses)
    print(distance("warden", "garden"), distance("", "ab"))
    distance.cache_clear()
    print(distance("cat", "hat"), distance.cache_info().currsize)
