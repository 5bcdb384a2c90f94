drawers = [
    [["socks", "belt"], ["passport"]],
    [[], ["scissors", ["tape", ["stamps"]], "glue"]],
    "empty box",
]


def where(thing, place, path=()):
    for i, content in enumerate(place):
        if content == thing:
            return path + (i,)
        if isinstance(content, list):
            found = where(thing, content, path + (i,))
            if found:
                return found


def at(place, path):
    for step in path:
        place = place[step]
    return place


def everything(place):
    for content in place:
        if isinstance(content, list):
            yield from everything(content)
        else:
            yield content


def main():
    for thing in ("stamps", "belt", "empty box", "wallet"):
        path = where(thing, drawers)
        if path is None:
            print("no", thing)
            continue
        print(thing, "in", path, "depth", len(path), at(drawers, path) == thing)
    deepest = max(everything(drawers), key=lambda t: len(where(t, drawers)))
    print("deepest:", deepest)
    at(drawers, (1, 0)).append("keys")
    print(where("keys", drawers), sorted(everything(drawers))[-2:])


main()
