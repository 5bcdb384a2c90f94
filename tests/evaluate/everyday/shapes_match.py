def area(shape):
    match shape:
        case ("circle", radius):
            return 3 * radius * radius
        case ("rect", width, height):
            return width * height
        case {"kind": "square", "side": side}:
            return side ** 2
        case []:
            return 0
        case _:
            return None


def command(text):
    match text.split():
        case ["go", ("north" | "south") as way]:
            return f"you go {way}"
        case ["take", *things] if things:
            return "you take " + " and ".join(things)
        case [word]:
            return f"{word} what?"
    return "eh?"


shapes = [("circle", 2), ("rect", 3, 4), {"kind": "square", "side": 5}, [], "dot"]
areas = []
for shape in shapes:
    areas.append(area(shape))
print(areas)
known = [each for each in areas if each is not None]
print(sum(known))
for line in ("go north", "take lamp rope", "jump", "look at sky"):
    print(command(line))
