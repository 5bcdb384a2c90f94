x = None
y = None
facing = None
size = 5
dirs = ["NORTH", "EAST", "SOUTH", "WEST"]
script = "MOVE;PLACE 1,2,EAST;MOVE;MOVE;LEFT;MOVE;REPORT;MOVE;MOVE;REPORT;PLACE 7,7,EAST;RIGHT;RIGHT;MOVE;REPORT"

for cmd in script.split(";"):
    if cmd.startswith("PLACE"):
        a, b, f = cmd[6:].split(",")
        if 0 <= int(a) < size and 0 <= int(b) < size:
            x = int(a)
            y = int(b)
            facing = f
        else:
            print("ignored:", cmd)
    elif x is None:
        print("not placed:", cmd)
    elif cmd == "LEFT":
        facing = dirs[dirs.index(facing) - 1]
    elif cmd == "RIGHT":
        facing = dirs[(dirs.index(facing) + 1) % 4]
    elif cmd == "MOVE":
        nx = x + (1 if facing == "EAST" else -1 if facing == "WEST" else 0)
        ny = y + (1 if facing == "NORTH" else -1 if facing == "SOUTH" else 0)
        if 0 <= nx < size and 0 <= ny < size:
            x, y = nx, ny
        else:
            print("edge at", x, y)
    elif cmd == "REPORT":
        print("%d,%d,%s" % (x, y, facing))
