class Thing:
    def __init__(self, name, x, y):
        self.name, self.x, self.y = name, x, y

    def distance(self, other):
        return abs(self.x - other.x) + abs(self.y - other.y)


class Mouse(Thing):
    cheese = None

    def step(self):
        if self.cheese and self.distance(self.cheese):
            if self.x != self.cheese.x:
                self.x += 1 if self.cheese.x > self.x else -1
            else:
                self.y += 1 if self.cheese.y > self.y else -1


class Cat(Thing):
    def __init__(self, *args, prey=None):
        super().__init__(*args)
        self.prey = prey

    def step(self):
        for _ in range(2):
            if self.prey is None:
                return
            dx, dy = self.prey.x - self.x, self.prey.y - self.y
            if abs(dx) >= abs(dy):
                self.x += (dx > 0) - (dx < 0)
            else:
                self.y += (dy > 0) - (dy < 0)
            if self.distance(self.prey) == 0:
                print(f"  {self.name} got {self.prey.name}")
                self.prey = None


cheese = Thing("cheese", 5, 1)
mouse = Mouse("Jerry", 2, 0)
mouse.cheese = cheese
cat = Cat("Tom", 0, 3, prey=mouse)
t = 0
while cat.prey:
    mouse.step()
    cat.step()
    t += 1
    print(t, (mouse.x, mouse.y), (cat.x, cat.y))
    cheese.y += 1
print(mouse.distance(cheese), mouse.cheese is cheese)
