class Employee:
    def __init__(self, name, pay, boss=None):
        self.name, self.pay, self.boss = name, pay, boss
        self.team = []
        if boss:
            boss.team.append(self)

    def cost(self):
        return self.pay + sum(e.cost() for e in self.team)

    def chain(self):
        person = self
        while person.boss:
            person = person.boss
            yield person.name

    def promote(self):
        """Take the place of the boss's equal."""
        old = self.boss
        if old is None or old.boss is None:
            raise ValueError(f"{self.name} cannot rise")
        old.team.remove(self)
        self.boss = old.boss
        self.boss.team.append(self)
        self.pay = max(self.pay, old.pay)


ceo = Employee("Cleo", 90)
dev = Employee("Dave", 60, ceo)
ops = Employee("Olga", 55, ceo)
ian = Employee("Ian", 40, dev)
print(ceo.cost(), dev.cost(), list(ian.chain()))
ian.promote()
print(ceo.cost(), dev.cost(), list(ian.chain()), [e.name for e in ceo.team])
for e in sorted(ceo.team, key=lambda e: (-e.pay, e.name)):
    print(e.name, e.pay)
dev.promote()
