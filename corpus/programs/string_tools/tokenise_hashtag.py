from functools import lru_cache

WORDS = frozenset("now here nowhere is the best day no where today to a their heir".split())


@lru_cache(maxsize=None)
def split(text):
    """All ways to cut the text into known words."""
    if not text:
        return [[]]
    found = []
    for i in range(1, len(text) + 1):
        head = text[:i]
        if head in WORDS:
            for rest in split(text[i:]):
                found.append([head] + rest)
    return found


def best(hashtag):
    ways = split(hashtag.lstrip("#").lower())
    return min(ways, key=len) if ways else None


for tag in ("#NowhereToday", "#theirday", "#isbest", "#xyz"):
    ways = split(tag[1:].lower())
    print(tag, len(ways), best(tag))
for way in split("nowhere"):
    print("  ", "+".join(way))
info = split.cache_info()
print(info.hits > 0, info.currsize, info.maxsize)
words = best("#TodayNowHere")
words.append("!")
print(words, best("#TodayNowHere"))
