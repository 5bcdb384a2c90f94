def shared(*dicts):
    keys = set(dicts[0])
    for d in dicts[1:]:
        keys &= d.keys()
    return keys


def conflicts(*dicts):
    return {k for k in shared(*dicts) if len({d[k] for d in dicts}) > 1}


def merge(*dicts, strict=False):
    bad = conflicts(*dicts)
    if strict and bad:
        raise KeyError(", ".join(sorted(bad)))
    result = {}
    for d in dicts:
        result |= d
    return result


def main():
    home = {"lamp": "on", "heat": 21, "door": "shut"}
    away = {"lamp": "off", "heat": 16, "door": "shut", "alarm": True}
    night = {"lamp": "off", "heat": 16, "door": "shut"}
    print(sorted(shared(home, away)), sorted(conflicts(home, away)))
    print(conflicts(away, night), merge(home, night) == night)
    print(merge(home, {"radio": "jazz"}, strict=True))
    try:
        merge(home, away, strict=True)
    except KeyError as e:
        print("conflict:", e)
    print(conflicts({"tags": ["a"]}, {"tags": ["a"]}))


main()
