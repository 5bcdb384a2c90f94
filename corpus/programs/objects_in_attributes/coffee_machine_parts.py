class Container:
    def __init__(self, level, capacity):
        self.level = level
        self.capacity = capacity

    def take(self, amount):
        if self.level - amount < 0:
            raise RuntimeError(f"only {self.level} left, {amount} needed")
        self.level -= amount

    def fill(self):
        missing = self.capacity - self.level
        self.level = self.capacity
        return missing


class Machine:
    def __init__(self):
        self.water = Container(300, 1000)
        self.beans = Container(30, 200)
        self.grounds = Container(0, 60)
        self.cups = 0

    def brew(self, strong=False):
        beans = 12 if strong else 8
        self.water.take(120)
        self.beans.take(beans)
        self.grounds.level += beans
        self.cups += 1
        if self.grounds.level > 20:
            self.grounds.level = 0
            print("  (grounds emptied)")


machine = Machine()
machine.brew()
machine.brew(strong=True)
try:
    machine.brew()
except RuntimeError as e:
    print("water:", e, "- filling", machine.water.fill())
machine.brew(True)
machine.brew()
