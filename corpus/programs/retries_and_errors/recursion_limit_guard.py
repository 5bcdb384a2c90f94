class TooDeep(RecursionError):
    pass


def follow(links, page, limit=5, depth=0):
    if depth > limit:
        raise TooDeep(f"more than {limit} steps, now at {page}")
    target = links.get(page)
    if target is None:
        return page, depth
    return follow(links, target, limit, depth + 1)


def resolve(links, *pages, limit=5):
    result = {}
    for p in pages:
        try:
            end, steps = follow(links, p, limit=limit)
            result[p] = f"{end} ({steps})"
        except TooDeep as e:
            result[p] = "loop? " + str(e)
    return result


links = {
    "home": "index",
    "index": "start",
    "old": "older",
    "older": "old",
    "a": "b", "b": "c", "c": "d",
}
for page, end in resolve(links, "home", "old", "a", "x").items():
    print(f"{page}: {end}")
print(resolve(links, "a", limit=2))
del links["older"]
print(resolve(links, "old")["old"])
