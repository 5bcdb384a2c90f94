def dream(depth, things, log):
    indent = "  " * depth
    if not things:
        log.append(f"{indent}nothing is left, you wake up")
        return depth
    first, *rest = things
    log.append(f"{indent}you dream of a {first}")
    deepest = dream(depth + 1, rest, log)
    log.append(f"{indent}the {first} fades")
    return deepest


def interpret(things, meanings):
    return [meanings.get(t, "unknown") for t in things]


def main():
    things = ["tower", "river", "white cat"]
    log = []
    deepest = dream(0, things, log)
    print("\n".join(log))
    print("deepest", deepest, "lines", len(log))
    meanings = {"tower": "pride", "white cat": "a guest", "river": "time"}
    told = interpret(things + ["hat"], meanings)
    print(dict(zip(things + ["hat"], told)))
    nights = {"mon": things[:1], "tue": things, "wed": []}
    depths = {night: dream(0, t, []) for night, t in nights.items()}
    print(depths, "restless:", max(depths, key=depths.get))
    omen = "".join(t[0] for t in things).upper()
    print(omen, sorted(set(told), key=told.index))


main()
