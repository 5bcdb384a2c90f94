class Motor:
    def __init__(self):
        self.turns = 0

    def run(self, n):
        self.turns += abs(n)
        return n


class Wheels:
    def __init__(self):
        self.left, self.right = Motor(), Motor()

    def drive(self, distance, curve=0):
        return self.left.run(distance - curve), self.right.run(distance + curve)


class Robot:
    def __init__(self, name, wheels=None):
        self.name = name
        self._wheels = wheels or Wheels()

    def __getattr__(self, name):
        return getattr(self._wheels, name)

    def odometer(self):
        return (self.left.turns + self.right.turns) / 2


robbie = Robot("Robbie")
print(robbie.drive(10), robbie.drive(4, curve=1), robbie.drive(-3))
print(robbie.odometer(), robbie.left.turns, robbie.right.turns)
twin = Robot("Twin", robbie._wheels)
twin.drive(100)
print(robbie.odometer(), twin.odometer())
print(hasattr(robbie, "fly"), robbie.__dict__.keys())
spare = Robot("Spare")
spare.left, spare._wheels.left = spare.right, spare.right
spare.drive(2)
print(spare.left.turns, spare.odometer())
