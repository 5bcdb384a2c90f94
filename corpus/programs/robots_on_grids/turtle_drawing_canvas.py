canvas = [[" "] * 12 for _ in range(6)]
x = y = 0
pen = True
drawing = "d4 r6 u2 r3 d1 up l8 down r2"


def move(dx, dy, n):
    global x, y
    for _ in range(n):
        if pen:
            canvas[y][x] = "*"
        x += dx
        y += dy
    if pen:
        canvas[y][x] = "*"


directions = {"d": (0, 1), "u": (0, -1), "r": (1, 0), "l": (-1, 0)}
for command in drawing.split():
    if command == "up":
        pen = False
    elif command == "down":
        pen = True
    else:
        move(*directions[command[0]], int(command[1:]))

for row in canvas:
    print("".join(row).rstrip())
print("pen at", x, y)
print("dots:", sum(row.count("*") for row in canvas))
