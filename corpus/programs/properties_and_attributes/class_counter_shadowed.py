class Robot:
    built = 0
    greeting = "beep"

    def __init__(self, name):
        self.name = name
        Robot.built += 1

    def hurry(self):
        self.built += 100       # reads the class's, writes the instance's
        return self.built


r1 = Robot("R1")
r2 = Robot("R2")
print(r1.built, r2.built, Robot.built)
print(r1.hurry(), r1.hurry())
r3 = Robot("R3")
print(r1.built, r2.built, r3.built, Robot.built)
r2.greeting = "hello"
Robot.greeting = "buzz"
print([r.greeting for r in (r1, r2, r3)])
del r2.greeting
print(r2.greeting, "built" in r1.__dict__, "built" in r2.__dict__)
try:
    del r2.greeting
except AttributeError:
    print("only the class has it now")
