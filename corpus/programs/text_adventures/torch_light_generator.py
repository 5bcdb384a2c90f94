def torch(turns):
    """Yields the brightness; a piece of wood sent in makes it last longer."""
    while turns > 0:
        wood = yield min(turns, 5)
        turns -= 1
        if wood:
            turns += wood
    return "dark"


def adventure(script):
    light = torch(3)
    brightness = next(light)
    for action in script:
        try:
            if action.startswith("wood"):
                brightness = light.send(int(action.split()[1]))
            else:
                brightness = next(light)
        except StopIteration as stop:
            print(f"{action}: it is {stop.value}")
            return False
        print(f"{action}: {'*' * brightness}")
    return True


print("survived:", adventure(["walk", "wood 2", "climb", "walk"]))
print("survived:", adventure("walk,dig,wood 9,walk".split(",")))
always = list(torch(7))
print(always, sum(always))
