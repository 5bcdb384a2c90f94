room_w, room_h = 5, 4
x, y = 0, 0
dx, dy = 1, 0
clean = {(0, 0)}
bumps = 0

for step in range(24):
    nx, ny = x + dx, y + dy
    if not (0 <= nx < room_w and 0 <= ny < room_h) or (nx, ny) in clean:
        dx, dy = -dy, dx          # turn left
        bumps += 1
        continue
    x, y = nx, ny
    clean.add((x, y))
    if len(clean) == room_w * room_h:
        print("clean after", step + 1, "steps")
        break
else:
    print("not finished:", room_w * room_h - len(clean), "tiles left")

for row in reversed(range(room_h)):
    print("".join("o" if (col, row) == (x, y) else "." if (col, row) in clean else "#" for col in range(room_w)))
print("bumps", bumps, "battery", 100 - 2 * len(clean) - bumps)
