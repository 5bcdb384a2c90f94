class Lamp:
    def __init__(self):
        self.on = False
        self.count = 0

    def toggle(self):
        self.on = not self.on
        self.count += self.on


class Switch:
    def __init__(self, place, lamp):
        self.place = place
        self.lamp = lamp

    def press(self):
        self.lamp.toggle()
        return f"{self.place}: {'on' if self.lamp.on else 'off'}"


stairs = Lamp()
attic = Lamp()
switches = [Switch("bottom", stairs), Switch("top", stairs), Switch("attic", attic)]

for number in (0, 1, 1, 2, 0, 2):
    print(switches[number].press())

switches[2].lamp = stairs       # rewired
print("after rewiring", switches[2].press(), attic.on)
print(stairs.count, attic.count)
print(all(s.lamp is stairs for s in switches))
