IRREGULAR = {"child": "children", "mouse": "mice", "sheep": "sheep"}


def plural(word, n):
    if n == 1:
        return word
    if word.lower() in IRREGULAR:
        new = IRREGULAR[word.lower()]
        return new.capitalize() if word[0].isupper() else new
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    if word[-1] == "y" and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


def listing(things, last="and"):
    parts = [f"{n if n else 'no'} {plural(w, n)}" for w, n in things]
    match parts:
        case []:
            return "nothing"
        case [one]:
            return one
        case [*most, end]:
            return f"{', '.join(most)} {last} {end}"


print(listing([("fox", 2), ("day", 3), ("city", 1)]))
print(listing([("Mouse", 2), ("sheep", 5), ("baby", 0)], last="or"))
print(listing([]), "|", listing([("box", 1)]), "|", listing([("bus", 2), ("key", 2)]))
print(plural("y", 2), plural("s", 2))
print(plural("", 0))
