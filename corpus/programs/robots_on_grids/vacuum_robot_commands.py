class Robot:
    HEADINGS = "NESW"
    MOVES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

    def __init__(self, width, height, x=0, y=0, heading="N"):
        self.width, self.height = width, height
        self.x, self.y, self.heading = x, y, heading
        self.bumps = 0
        self.cleaned = {(x, y)}

    def turn(self, steps):
        i = self.HEADINGS.index(self.heading)
        self.heading = self.HEADINGS[(i + steps) % 4]

    def forward(self):
        dx, dy = self.MOVES[self.heading]
        x, y = self.x + dx, self.y + dy
        if 0 <= x < self.width and 0 <= y < self.height:
            self.x, self.y = x, y
            self.cleaned.add((x, y))
        else:
            self.bumps += 1

    def run(self, program):
        for ch in program:
            if ch == "F":
                self.forward()
            elif ch in "LR":
                self.turn(-1 if ch == "L" else 1)
            else:
                raise ValueError(f"unknown command {ch!r}")


def main():
    robot = Robot(4, 3)
    robot.run("FFFRFFFRFF")
    print((robot.x, robot.y), robot.heading, "bumps", robot.bumps)
    robot.run("RFFLF")
    print((robot.x, robot.y), robot.heading, f"{len(robot.cleaned)}/12 clean")
    dirty = [(x, y) for y in range(3) for x in range(4) if (x, y) not in robot.cleaned]
    print("dirty:", dirty)
    try:
        robot.run("FX")
    except ValueError as e:
        print(e, "at", robot.x, robot.y)


if __name__ == "__main__":
    main()
