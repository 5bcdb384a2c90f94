class ChessClock:
    def __init__(self, seconds, bonus=0):
        self.left = [seconds, seconds]
        self.bonus = bonus
        self.turn = None
        self.flag = None

    def hit(self, used):
        """The player to move spent `used` seconds and hits the clock."""
        if self.flag is not None:
            return
        if self.turn is None:
            self.turn = 0
        self.left[self.turn] -= used
        if self.left[self.turn] <= 0:
            self.flag = self.turn
            return
        self.left[self.turn] += self.bonus
        self.turn = 1 - self.turn

    def __str__(self):
        def mmss(t):
            return "{}:{:02d}".format(*divmod(t, 60))
        names = [mmss(t) for t in self.left]
        if self.flag is not None:
            names[self.flag] = "FLAG"
        return " / ".join(names)


clock = ChessClock(90, bonus=2)
moves = [12, 7, 33, 41, 20, 30, 25, 18, 15]
for n, used in enumerate(moves):
    clock.hit(used)
    print(n + 1, clock)
    if clock.flag is not None:
        break
winner = "white" if clock.flag else "black"
print(winner, "wins on time after", n + 1, "moves")
print(clock.left)
