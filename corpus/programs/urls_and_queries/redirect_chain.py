REDIRECTS = {
    "/home": "/",
    "/old": "/new",
    "/new": "/newer",
    "/newer": "/final",
    "/a": "/b",
    "/b": "/a",
    "/shop": "https://shop.test/",
}


class TooManyRedirects(Exception):
    def __init__(self, chain):
        self.chain = chain
        super().__init__(" > ".join(chain))


def follow(path, limit=5):
    chain = [path]
    while (target := REDIRECTS.get(chain[-1])) is not None:
        if target in chain or len(chain) > limit:
            raise TooManyRedirects(chain + [target])
        chain.append(target)
    return chain


def flatten(redirects):
    flat = {}
    for path in redirects:
        try:
            flat[path] = follow(path)[-1]
        except TooManyRedirects:
            continue
    return flat


for path in ("/", "/home", "/old", "/a"):
    try:
        chain = follow(path)
        print(path, "->", chain[-1], f"({len(chain) - 1} hops)")
    except TooManyRedirects as e:
        print(path, "loops:", e, len(e.chain))

flat = flatten(REDIRECTS)
print(flat)
print("shortened:", sorted(p for p in flat if flat[p] != REDIRECTS[p]))
print("lost:", sorted(REDIRECTS.keys() - flat.keys()))
print(max((len(follow(p)) for p in flat)), [p for p in flat if "://" in flat[p]])
print(follow("/old", limit=2))
