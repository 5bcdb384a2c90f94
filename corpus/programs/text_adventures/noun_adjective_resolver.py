OBJECTS = [
    {"noun": "door", "adj": {"red", "wooden"}, "open": False},
    {"noun": "door", "adj": {"iron"}, "open": False},
    {"noun": "box", "adj": {"small", "red"}, "open": True},
    {"noun": "lamp", "adj": set()},
]


class Ambiguous(Exception):
    pass


class Unknown(Exception):
    pass


def resolve(phrase):
    *adjectives, noun = [w for w in phrase.split() if w not in ("the", "a")]
    found = [o for o in OBJECTS if o["noun"] == noun and set(adjectives) <= o["adj"]]
    if not found:
        raise Unknown(phrase)
    if len(found) > 1:
        raise Ambiguous(f"which {noun}, the " + " or the ".join("/".join(sorted(o["adj"])) for o in found) + "?")
    return found[0]


def open_it(phrase):
    try:
        thing = resolve(phrase)
        if thing["open"]:
            return "it is open already"
        thing["open"] = True
    except Ambiguous as question:
        return str(question)
    except Unknown as e:
        return f"you see no {e} here"
    else:
        return "opened"
    finally:
        turns.append(phrase)


turns = []
for phrase in ["the door", "iron door", "red box", "blue box", "the red wooden door", "iron door"]:
    print(f"open {phrase}: {open_it(phrase)}")
print(len(turns), "turns")
print(open_it("lamp"))
