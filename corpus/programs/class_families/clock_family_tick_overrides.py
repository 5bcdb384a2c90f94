class Clock:
    def __init__(self, seconds=0):
        self.seconds = seconds

    def tick(self):
        self.seconds += self.step()
        return self

    def step(self):
        return 1

    def __str__(self):
        m, s = divmod(self.seconds, 60)
        return f"{m}:{s:02}"


class Countdown(Clock):
    def step(self):
        return -1 if self.seconds > 0 else 0


class Broken(Clock):
    stuck = {3, 4}

    def tick(self):
        before = self.seconds
        super().tick()
        if self.seconds in self.stuck:
            self.seconds = before
            self.stuck = self.stuck - {before + 1}
        return self


class Alarm(Countdown):
    def __init__(self, seconds, message):
        super().__init__(seconds)
        self.message = message

    def __str__(self):
        return super().__str__() if self.seconds else self.message


clocks = [Clock(58), Countdown(1), Broken(1), Alarm(2, "ring!")]
for _ in range(4):
    print(*(c.tick() for c in clocks), sep=" | ")
print(Broken.stuck, clocks[2].stuck, [type(c).step is Clock.step for c in clocks])
print([c.__class__.__mro__[1].__name__ for c in clocks])
