class Observed:
    def __init__(self, default=None):
        self.default = default

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, owner):
        return obj.__dict__.get(self.name, self.default)

    def __set__(self, obj, value):
        old = self.__get__(obj, None)
        obj.__dict__[self.name] = value
        if old != value:
            obj.changed(self.name, old, value)


class Player:
    health = Observed(100)
    room = Observed("hall")

    def __init__(self, name):
        self.name = name
        self.changes = []

    def changed(self, name, old, new):
        self.changes.append((name, old, new))


kim = Player("Kim")
kim.health -= 30
kim.room = "cellar"
kim.health = 70
kim.health = 0
for name, old, new in kim.changes:
    arrow = f"{old} => {new}"
    print(f"{name:7} {arrow}")
other = Player("Lou")
print(other.health, other.room, len(other.changes))
print(kim.__dict__)
