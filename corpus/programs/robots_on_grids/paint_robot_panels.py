def paint(program, start=0):
    panels = {}
    x = y = 0
    dx, dy = 0, -1
    for color, turn in program:
        panels[(x, y)] = color
        if turn == 0:
            dx, dy = dy, -dx
        else:
            dx, dy = -dy, dx
        x += dx
        y += dy
    return panels, (x, y)


def show(panels):
    xs = [x for x, _ in panels]
    ys = [y for _, y in panels]
    for y in range(min(ys), max(ys) + 1):
        print("".join("█" if panels.get((x, y)) else "·" for x in range(min(xs), max(xs) + 1)))


program = [(1, 0), (0, 0), (1, 0), (1, 0), (0, 1), (1, 0), (1, 0)]
panels, end = paint(program)
show(panels)
print("painted", len(panels), "of", len(program), "end", end)
whites = sum(panels.values())
print(f"{whites} white, {len(panels) - whites} black")
twice = len(program) - len(panels)
print("painted again:", twice)
