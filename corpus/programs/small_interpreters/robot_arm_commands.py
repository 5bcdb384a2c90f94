class Arm:
    def __init__(self):
        self.x = self.y = 0
        self.holding = None
        self.table = {}

    def do_move(self, x, y):
        self.x, self.y = int(x), int(y)

    def do_grab(self):
        if self.holding:
            raise RuntimeError(f"already holding {self.holding}")
        self.holding = self.table.pop((self.x, self.y))

    def do_drop(self):
        self.table[self.x, self.y] = self.holding
        self.holding = None

    def do_put(self, name):
        self.table[self.x, self.y] = name

    def run(self, script):
        for line in script.split(";"):
            name, *args = line.split()
            method = getattr(self, "do_" + name, None)
            if method is None:
                print("ignored:", line.strip())
                continue
            try:
                method(*args)
            except KeyError as e:
                print("nothing at", e)
            except TypeError:
                print("wrong number of arguments:", line.strip())
        return self


def main():
    arm = Arm().run("put cube; move 2 3; put ball; grab; move 5 5; drop")
    print(arm.table, (arm.x, arm.y))
    arm.run("grab; move 1; wave; move 9 9; grab")
    print(arm.holding, arm.table)
    arm.run("drop; grab; move 0 0; grab")
    print(arm.table)


main()
