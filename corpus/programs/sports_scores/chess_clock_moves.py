class Clock:
    def __init__(self, minutes, increment=0):
        self.left = {"white": minutes * 60, "black": minutes * 60}
        self.increment = increment
        self.turn = "white"

    def press(self, used):
        self.left[self.turn] -= used
        if self.left[self.turn] <= 0:
            raise TimeoutError(f"{self.turn} lost on time")
        self.left[self.turn] += self.increment
        self.turn = "black" if self.turn == "white" else "white"

    def __str__(self):
        return " / ".join("%d:%02d" % divmod(s, 60) for s in self.left.values())


def play(clock, thinking):
    for move, seconds in enumerate(thinking):
        try:
            clock.press(seconds)
        except TimeoutError as e:
            return f"move {move // 2 + 1}: {e}"
        print(f"{move // 2 + 1}{'.' if move % 2 == 0 else '...'} {clock}")
    return "still going"


print(play(Clock(3, increment=2), [5, 9, 40, 95, 100]))
print(play(Clock(1), [20, 30, 15, 31]))
blitz = Clock(2)
print(play(blitz, [119.5, 3]), blitz.left)
