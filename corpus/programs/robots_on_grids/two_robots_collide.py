class Robot:
    TURN = {"L": {"N": "W", "W": "S", "S": "E", "E": "N"}}
    TURN["R"] = {b: a for a, b in TURN["L"].items()}
    STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

    def __init__(self, name, x, y, facing, orders):
        self.name, self.x, self.y, self.facing = name, x, y, facing
        self.orders = iter(orders)
        self.stopped = False

    @property
    def place(self):
        return self.x, self.y

    def act(self, others):
        order = next(self.orders, None)
        if order is None:
            self.stopped = True
        elif order in self.TURN:
            self.facing = self.TURN[order][self.facing]
        else:
            dx, dy = self.STEP[self.facing]
            target = (self.x + dx, self.y + dy)
            blocking = [o for o in others if o.place == target and o is not self]
            if blocking:
                print(f"  {self.name} bumps into {blocking[0].name} at {target}")
            else:
                self.x, self.y = target


robots = [Robot("A", 0, 0, "E", "FFLF"), Robot("B", 3, 0, "W", "FFRFFF")]
while not all(r.stopped for r in robots):
    for r in robots:
        if not r.stopped:
            r.act(robots)
print([(r.name, r.place, r.facing) for r in robots])
