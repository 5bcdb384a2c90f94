class Player:
    MAX = 100

    def __init__(self, name):
        self.name = name
        self._hp = self.MAX
        self.events = []

    hp = property(lambda self: self._hp)

    @hp.setter
    def hp(self, value):
        value = min(value, self.MAX)
        if value <= 0 < self._hp:
            self.events.append("fell")
        elif value > self._hp:
            self.events.append(f"healed {value - self._hp}")
        elif value < self._hp:
            self.events.append(f"hurt {self._hp - value}")
        self._hp = max(0, value)

    @property
    def bar(self):
        full = self.hp * 10 // self.MAX
        return "[" + "#" * full + "." * (10 - full) + "]"


p = Player("Zed")
for change in (-35, +10, +60, -99, -5):
    p.hp += change
    print(f"{change:+4} {p.bar} {p.hp:>3}")
print(p.events)
Player.MAX = 50
p.hp = 80
print(p.hp, p.bar)
