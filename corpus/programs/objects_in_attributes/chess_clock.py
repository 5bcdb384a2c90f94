class Side:
    def __init__(self, name, seconds):
        self.name = name
        self.left = seconds
        self.moves = 0

    def __repr__(self):
        return f"{self.name} {self.left // 60}:{self.left % 60:02}"


class Clock:
    """A clock whose `active` attribute points to one of its two sides."""

    def __init__(self, white, black, bonus=2):
        self.white = white
        self.black = black
        self.active = white
        self.bonus = bonus

    @property
    def other(self):
        return self.black if self.active is self.white else self.white

    def press(self, spent):
        side = self.active
        side.left -= spent
        if side.left < 0:
            side.left = 0
            return f"{side.name} loses on time"
        side.left += self.bonus
        side.moves += 1
        self.active = self.other
        return None


clock = Clock(Side("White", 90), Side("Black", 60))
for spent in [12, 20, 31, 35, 8, 15]:
    result = clock.press(spent)
    print(clock.white, "|", clock.black, "| to move:", clock.active.name)
    if result:
        print(result)
        break
print(clock.white.moves + clock.black.moves, "moves")
