ORCHESTRA = {
    "strings": {"violins": {"first": 12, "second": 10}, "violas": 8, "cellos": 6},
    "winds": {"flutes": 2, "oboes": 2, "horns": 4},
    "harp": 1,
}


def players(part):
    if isinstance(part, int):
        return part
    return sum(players(p) for p in part.values())


def scaled(part, factor):
    if isinstance(part, dict):
        return {name: scaled(p, factor) for name, p in part.items()}
    return max(1, round(part * factor))


def search(part, name):
    if isinstance(part, int):
        return None
    if name in part:
        return part[name]
    for sub in part.values():
        found = search(sub, name)
        if found:
            return found
    return None


def main():
    print(players(ORCHESTRA), {k: players(v) for k, v in ORCHESTRA.items()})
    chamber = scaled(ORCHESTRA, 0.3)
    print(chamber)
    print(players(chamber), players(search(chamber, "violins")))
    print(search(ORCHESTRA, "horns"), search(ORCHESTRA, "tuba"))
    ORCHESTRA["winds"]["tuba"] = 1
    print(search(ORCHESTRA, "tuba"), search(chamber, "tuba"))
    share = players(ORCHESTRA["strings"]) / players(ORCHESTRA)
    print(f"{share:.1%} strings")


if __name__ == "__main__":
    main()
