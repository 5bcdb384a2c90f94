COLOURS = ("red", "green", "yellow")


class Light:
    def __init__(self, colour="red"):
        self.colour = colour
        self.partner = None

    def pair(self, other):
        self.partner = other
        other.partner = self

    def step(self):
        following = COLOURS[(COLOURS.index(self.colour) + 1) % 3]
        if following == "green" and self.partner.colour != "red":
            return False
        self.colour = following
        return True


north, east = Light(), Light()
north.pair(east)
for tick, light in enumerate([north, east, north, east, north, east, east]):
    moved = light.step()
    name = "north" if light is north else "east "
    print(tick, name, "moved to" if moved else "must stay", light.colour)
print(north.partner.partner is north, east.partner.colour)
