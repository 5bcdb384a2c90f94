class Bee:
    role = "worker"

    def __init__(self, hive):
        self.hive = hive
        self.age = 0
        hive.bees.append(self)

    def day(self):
        self.age += 1
        if self.age > 3:
            self.hive.bees.remove(self)
        else:
            self.hive.honey += 2


class Queen(Bee):
    role = "queen"

    def day(self):
        self.age += 1
        if self.hive.honey >= 5:
            self.hive.honey -= 5
            Bee(self.hive)


class Hive:
    def __init__(self):
        self.bees, self.honey = [], 0

    def day(self):
        for bee in list(self.bees):
            bee.day()
        roles = {}
        for b in self.bees:
            roles[b.role] = roles.get(b.role, 0) + 1
        return roles, self.honey


hive = Hive()
queen = Queen(hive)
for _ in range(2):
    Bee(hive)
for n in range(1, 6):
    print(n, *hive.day())
print([b.age for b in hive.bees], queen.hive is hive)
