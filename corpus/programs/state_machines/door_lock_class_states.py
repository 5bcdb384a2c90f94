class State:
    def __init__(self, door):
        self.door = door

    def push(self):
        return "nothing happens"

    def code(self, number):
        return "beep"

    def to(self, state):
        self.door.state = state(self.door)


class Locked(State):
    tries = 0

    def code(self, number):
        if number == self.door.secret:
            self.to(Closed)
            return "click"
        self.tries += 1
        if self.tries == 2:
            self.to(Alarm)
            return "ALARM"
        return "wrong"


class Closed(State):
    def push(self):
        self.to(Open)
        return "opens"

    def code(self, number):
        self.to(Locked)
        return "locks"


class Open(State):
    def push(self):
        self.to(Closed)
        return "closes"


class Alarm(State):
    pass


class Door:
    def __init__(self, secret):
        self.secret = secret
        self.state = Locked(self)


d = Door(42)
for action in (7, 42, None, 1, None, 0, 42, 1, 1, 42, None):
    answer = d.state.push() if action is None else d.state.code(action)
    print(f"{action!s:>4} {answer:16} {type(d.state).__name__}")
