def make_robot(x, y):
    return [x, y, "N"]


def turn_right(robot):
    order = "NESW"
    i = order.index(robot[2])
    robot[2] = order[(i + 1) % 4]


def turn_left(robot):
    turn_right(robot)
    turn_right(robot)
    turn_right(robot)


def forward(robot, size=5):
    x, y, d = robot
    if d == "N":
        y = y + 1
    elif d == "S":
        y = y - 1
    elif d == "E":
        x = x + 1
    else:
        x = x - 1
    if x >= 0 and x < size and y >= 0 and y < size:
        robot[0] = x
        robot[1] = y
        return True
    return False


def run(robot, program):
    bumps = 0
    for c in program:
        if c == "F":
            if not forward(robot):
                bumps += 1
        elif c == "R":
            turn_right(robot)
        elif c == "L":
            turn_left(robot)
    return bumps


def main():
    r2 = make_robot(0, 0)
    bumps = run(r2, "FFRFFFFF")
    print(r2, bumps)
    bumps = run(r2, "LLFLF?F")
    print(r2, bumps)
    other = make_robot(2, 2)
    print(run(other, "RRFFF"), other, other == [2, 0, "S"])


main()
