class Ant:
    def __init__(self, size):
        self.size = size
        self.x = self.y = size // 2
        self.heading = 0
        self.black = set()

    def step(self):
        here = (self.x, self.y)
        if here in self.black:
            self.heading = (self.heading - 1) % 4
            self.black.remove(here)
        else:
            self.heading = (self.heading + 1) % 4
            self.black.add(here)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[self.heading]
        self.x = (self.x + dx) % self.size
        self.y = (self.y + dy) % self.size

    def __str__(self):
        lines = []
        for y in range(self.size):
            lines.append("".join("@" if (x, y) == (self.x, self.y) else "#" if (x, y) in self.black else "." for x in range(self.size)))
        return "\n".join(lines)


ant = Ant(5)
sizes = []
for n in range(14):
    ant.step()
    sizes.append(len(ant.black))
print(ant)
print(sizes, "heading", "NESW"[ant.heading])
print("most black:", max(sizes), "first at step", sizes.index(max(sizes)) + 1)
