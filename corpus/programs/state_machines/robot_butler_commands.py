def handle(world, command):
    match command.split():
        case ["go", ("kitchen" | "hall" | "cellar") as room]:
            world["room"] = room
            return f"in the {room}"
        case ["go", *elsewhere]:
            return "no such room: " + " ".join(elsewhere)
        case ["bring", thing] if thing in world["things"].get(world["room"], []):
            world["things"][world["room"]].remove(thing)
            world["tray"].append(thing)
            return f"got the {thing}"
        case ["bring", thing]:
            return f"no {thing} here"
        case ["serve"] if not world["tray"]:
            return "the tray is empty"
        case ["serve"]:
            world["served"] += len(world["tray"])
            served, world["tray"] = world["tray"], []
            return "served " + " and ".join(served)
        case []:
            return "..."
        case [word, *_]:
            return f"I do not understand {word!r}"


def main():
    world = {
        "room": "hall",
        "things": {"kitchen": ["tea", "toast"], "cellar": ["wine"]},
        "tray": [],
        "served": 0,
    }
    commands = ["bring tea", "go kitchen", "bring tea", "bring wine", "go wine cellar", "go cellar", "bring wine", "serve", "serve", "", "dance now"]
    for c in commands:
        print(f"{c:<15}{handle(world, c)}")
    print(world["served"], world["things"])


main()
