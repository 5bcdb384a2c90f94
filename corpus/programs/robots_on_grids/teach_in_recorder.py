class Recorder:
    """Records the calls made on an object and plays them on another one."""

    def __init__(self, target):
        self._target = target
        self._calls = []

    def __getattr__(self, name):
        method = getattr(self._target, name)

        def recorded(*args, **kwargs):
            self._calls.append((name, args, kwargs))
            return method(*args, **kwargs)
        return recorded

    def replay(self, other, *, mirrored=False):
        for name, args, kwargs in self._calls:
            if mirrored and name == "turn":
                args = tuple(-a for a in args)
            getattr(other, name)(*args, **kwargs)


class Cart:
    def __init__(self):
        self.angle = 0
        self.way = []

    def turn(self, degrees):
        self.angle = (self.angle + degrees) % 360

    def drive(self, metres, slow=False):
        self.way.append((self.angle, metres, "slow" if slow else "fast"))


def main():
    first, second, third = Cart(), Cart(), Cart()
    teacher = Recorder(first)
    teacher.drive(3)
    teacher.turn(90)
    teacher.drive(1.5, slow=True)
    teacher.turn(-30)
    teacher.drive(2)
    teacher.replay(second)
    teacher.replay(third, mirrored=True)
    for cart in (first, second, third):
        print(cart.angle, cart.way)
    print(first.way == second.way, sum(m for _, m, _ in third.way))


if __name__ == "__main__":
    main()
