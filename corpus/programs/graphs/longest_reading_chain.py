from functools import lru_cache

# book -> sequels and follow-ups
follows = {
    "Dune": ("Messiah",),
    "Messiah": ("Children", "Guide"),
    "Children": ("Emperor",),
    "Guide": (),
    "Emperor": ("Guide",),
    "Emma": (),
}


@lru_cache(maxsize=None)
def longest(book):
    tails = [longest(b) for b in follows[book]]
    return (book,) + max(tails, key=len, default=())


@lru_cache(maxsize=None)
def ways(book, last):
    if book == last:
        return 1
    return sum(ways(b, last) for b in follows[book])


chain = longest("Dune")
print(" / ".join(chain))
print(len(chain), "books")
print("ways from Dune to Guide:", ways("Dune", "Guide"))
print("ways from Emma to Guide:", ways("Emma", "Guide"))
info = longest.cache_info()
print(info.hits, info.misses)
