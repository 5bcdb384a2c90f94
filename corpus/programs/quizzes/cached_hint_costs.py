import functools

calls = 0


@functools.lru_cache(maxsize=2)
def hint(word, level):
    global calls
    calls += 1
    if level == 0:
        return "_" * len(word)
    previous = hint(word, level - 1)
    i = previous.index("_")
    return previous[:i] + word[i] + previous[i + 1:]


def price(level):
    return sum(range(1, level + 1))


purse = 12
bought = []
for word, level in [("kiwi", 1), ("kiwi", 2), ("mango", 1), ("kiwi", 2), ("fig", 3)]:
    cost = price(level)
    if cost > purse:
        print(f"cannot pay {cost} for {word}")
        continue
    purse -= cost
    bought.append(hint(word, level))
    print(f"{bought[-1]} for {cost}, purse {purse}, calls {calls}")
print(hint.cache_info())
print(hint("fig", 0), hint.cache_info().misses)
print(hint("fig", 4))
