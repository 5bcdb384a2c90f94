from functools import wraps


class WrongState(Exception):
    pass


def only_in(*states):
    def decorate(method):
        @wraps(method)
        def checked(self, *args):
            if self.state not in states:
                raise WrongState(f"{method.__name__} needs {'/'.join(states)}, is {self.state}")
            return method(self, *args)
        return checked
    return decorate


class Arm:
    def __init__(self):
        self.state = "parked"
        self.position = 0
        self.holding = None

    @only_in("parked", "free")
    def move(self, to):
        distance = abs(to - self.position)
        self.position, self.state = to, "free"
        return distance

    @only_in("free")
    def grab(self, part):
        self.holding, self.state = part, "loaded"
        return part

    @only_in("loaded")
    def drop(self):
        part, self.holding = self.holding, None
        self.state = "free"
        return part


def main():
    arm = Arm()
    total = arm.move(7)
    part = arm.grab("door panel")
    print("holding", part, "at", arm.position)
    try:
        total += arm.move(2)
    except WrongState as e:
        print("refused:", e)
    dropped = arm.drop()
    total += arm.move(-3)
    print(f"dropped {dropped!r}, travelled {total}")
    arm.drop()
    print("done")


main()
