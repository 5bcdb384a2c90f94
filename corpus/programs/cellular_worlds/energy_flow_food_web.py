from functools import lru_cache

WEB = {
    "grass": (), "leaf": (), "mouse": ("grass",), "beetle": ("leaf", "grass"),
    "bird": ("beetle",), "fox": ("mouse", "bird"), "owl": ("mouse", "bird"),
}


@lru_cache(maxsize=None)
def level(name: str) -> int:
    return 1 + max((level(prey) for prey in WEB[name]), default=0)


def chains(name):
    if not WEB[name]:
        yield [name]
    for prey in WEB[name]:
        for chain in chains(prey):
            yield chain + [name]


def loss(name, removed, seen=frozenset()):
    """Whether the species starves when another is removed."""
    if name == removed:
        return True
    return bool(WEB[name]) and all(loss(p, removed) for p in WEB[name])


def main():
    for name in sorted(WEB, key=level):
        print(f"{level(name)} {name:7} energy {1000 * 0.1 ** (level(name) - 1):g}")
    for chain in chains("fox"):
        print(" > ".join(chain))
    for removed in ("grass", "leaf", "mouse"):
        print(f"without {removed}:", [n for n in WEB if n != removed and loss(n, removed)] or "nobody starves")
    print(level.cache_info().hits, "hits")
    eaten_by = {n: [m for m in WEB if n in WEB[m]] for n in WEB}
    print("top:", [n for n, by in eaten_by.items() if not by])


if __name__ == "__main__":
    main()
