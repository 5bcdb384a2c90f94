class Tank:
    def __init__(self, size):
        self.size = size
        self.level = 0

    def check(self):
        assert 0 <= self.level <= self.size, f"level {self.level} of {self.size}"

    def add(self, litres):
        self.level += litres
        self.check()

    def pour_into(self, other):
        moved = min(self.level, other.size)     # should look at what is free there
        self.level -= moved
        other.add(moved)
        self.check()
        return moved


big, small = Tank(8), Tank(3)
try:
    big.add(9)
except AssertionError as e:
    print("AssertionError:", e)
big.level = 8
print(big.pour_into(small))
try:
    print(big.pour_into(small))
except AssertionError as e:
    print("AssertionError:", e)
print(big.level, small.level, big.level + small.level == 8)
