rooms = {
    "hall": {"north": "library", "east": "kitchen"},
    "library": {"south": "hall"},
    "kitchen": {"west": "hall", "down": "cellar"},
    "cellar": {},
}
items = {"library": "key", "cellar": "gold"}

here = "hall"
bag = []
commands = "look,north,take,south,east,take,down,take,up"

for command in commands.split(","):
    if command == "look":
        print("You are in the", here + ". Exits:", ", ".join(rooms[here]))
    elif command == "take":
        if here in items:
            thing = items.pop(here)
            bag.append(thing)
            print("You take the", thing)
        else:
            print("Nothing here.")
    elif command in rooms[here]:
        if rooms[here][command] == "cellar" and "key" not in bag:
            print("Locked.")
        else:
            here = rooms[here][command]
            print("You go", command, "to the", here)
    else:
        print("You cannot go", command)

print("bag:", bag)
print("You win!" if "gold" in bag else "Game over")
print(items)
