class Ship:
    def __init__(self, name, x, speed):
        self.name, self.x, self.speed = name, x, speed
        self.heard = []
        self.aground = False

    def signal(self, text):
        self.heard.append(text)
        if text == "turn":
            self.speed = -self.speed

    def sail(self, rocks):
        if not self.aground:
            self.x += self.speed
            self.aground = self.x in rocks


class Lighthouse:
    def __init__(self, x, reach):
        self.x, self.reach = x, reach
        self.ships = []

    def watch(self, sea):
        inside = [s for s in sea if abs(s.x - self.x) <= self.reach]
        for s in inside:
            if s not in self.ships:
                s.signal(f"hello from {self.x}")
            elif abs(s.x - self.x) <= 1 and not s.aground:
                s.signal("turn")
        for s in self.ships:
            if s not in inside:
                s.signal("good bye")
        self.ships = inside


sea = [Ship("Ida", 0, 1), Ship("Max", 9, -2), Ship("Zoe", 3, 3)]
lights = [Lighthouse(4, 3), Lighthouse(9, 1)]
rocks = {3, 4}
for hour in range(4):
    for light in lights:
        light.watch(sea)
    for ship in sea:
        ship.sail(rocks)
    print(hour, [(s.name, s.x, "!" if s.aground else "") for s in sea])
for s in sea:
    print(s.name, s.heard)
