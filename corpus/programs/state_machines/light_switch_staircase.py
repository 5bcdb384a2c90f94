class StairLight:
    """Lit for a number of ticks after each press; a long press keeps it on."""

    def __init__(self, ticks):
        self.ticks = ticks
        self.left = 0
        self.held = False

    def press(self, long=False):
        if self.held:
            self.held = False
            self.left = 0
        elif long:
            self.held = True
        else:
            self.left = self.ticks

    def tick(self):
        if self.left and not self.held:
            self.left -= 1

    def __bool__(self):
        return self.held or self.left > 0


lamp = StairLight(3)
presses = {1: False, 3: False, 8: True, 11: False}
picture = []
for now in range(14):
    if now in presses:
        lamp.press(long=presses[now])
    picture.append("*" if lamp else "-")
    lamp.tick()
print("".join(picture))
print(f"{picture.count('*')} of {len(picture)} ticks lit")
lamp.press()
lamp.press(long=True)
lamp.press()
print(bool(lamp), lamp.left, lamp.held)
