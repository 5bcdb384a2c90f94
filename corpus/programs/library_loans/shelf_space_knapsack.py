from functools import lru_cache

BOOKS = (
    ("encyclopedia", 9, 10),
    ("poems", 2, 4),
    ("novel", 4, 7),
    ("comics", 3, 5),
)


@lru_cache(maxsize=None)
def best(i, width):
    if i == len(BOOKS):
        return 0, ()
    skip = best(i + 1, width)
    title, w, value = BOOKS[i]
    if w > width:
        return skip
    got, chosen = best(i + 1, width - w)
    take = got + value, (title,) + chosen
    return max(skip, take)


def greedy(width):
    chosen, value = [], 0
    for title, w, v in sorted(BOOKS, key=lambda b: b[2] / b[1], reverse=True):
        if w <= width:
            chosen.append(title)
            width -= w
            value += v
    return value, chosen


for width in (4, 8, 12):
    value, chosen = best(0, width)
    g_value, g_chosen = greedy(width)
    print(width, "cm:", value, chosen, "| greedy", g_value, g_chosen)
info = best.cache_info()
print(info.hits, info.misses)
print(best(0, 0), sum(w for _, w, _ in BOOKS))
