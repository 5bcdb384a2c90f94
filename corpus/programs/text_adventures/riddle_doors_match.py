doors = {"north": {"locked": True, "key": "brass"}, "south": {"locked": False}, "attic": {}}
bag = {"brass": 1, "apple": 2}
place = "hall"


def act(words):
    global place
    match words:
        case ["use", key, "on", door] if door in doors:
            match doors[door]:
                case {"locked": True, "key": needed} if needed == key and bag.get(key):
                    doors[door]["locked"] = False
                    bag[key] -= 1
                    return "click"
                case {"locked": True}:
                    return "does not fit"
                case _:
                    return "there is no lock to use it on"
        case ["go", door]:
            match doors.get(door):
                case {"locked": True}:
                    return "locked"
                case None:
                    return "a wall"
                case _:
                    place = door
                    return f"you are in the {place}"
        case ["eat", ("apple" | "pear") as food] if bag.get(food, 0):
            bag[food] -= 1
            return f"{bag[food]} left"
        case ["eat", other]:
            return f"cannot eat {other}"
        case [verb, *_]:
            return f"{verb}?"
    return "hm"


for line in ("go north", "use apple on north", "use brass on north", "go north", "use brass on attic",
             "eat apple", "eat brass", "sing", ""):
    print(f"{line!r:22}{act(line.split())}")
print(place, bag, doors["north"])
