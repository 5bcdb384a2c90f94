rooms = {
    "entrance": {"text": "You stand in a dark entrance.", "exits": {"north": "hall"}},
    "hall": {"text": "A hall with dripping walls.", "exits": {"south": "entrance", "east": "pool", "up": "nest"}},
    "pool": {"text": "A black pool.", "exits": {"west": "hall"}, "item": "lamp"},
    "nest": {"text": "Something large slept here.", "exits": {"down": "hall"}, "item": "feather"},
}


def go(here, direction):
    exits = rooms[here]["exits"]
    if direction not in exits:
        print(f"  You cannot go {direction}.")
        return here
    return exits[direction]


def main():
    here = "entrance"
    bag = []
    script = ["north", "west", "east", "take", "west", "up", "take", "take", "down", "south"]
    for command in script:
        if command == "take":
            item = rooms[here].pop("item", None)
            if item:
                bag.append(item)
                print("  Taken:", item)
            else:
                print("  Nothing here.")
            continue
        new = go(here, command)
        if new != here:
            here = new
            print(f"> {command}: {rooms[here]['text']}")
    print("You carry", " and ".join(bag) or "nothing")


if __name__ == "__main__":
    main()
