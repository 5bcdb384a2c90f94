import math

x, y = 0.0, 0.0
heading = 90
visited = [(0.0, 0.0)]

program = "F10 R90 F5 R90 F10 L45 F4 B2"
for word in program.split():
    command, amount = word[0], float(word[1:])
    if command == "L":
        heading += amount
    elif command == "R":
        heading -= amount
    else:
        step = amount if command == "F" else -amount
        x += step * math.cos(math.radians(heading))
        y += step * math.sin(math.radians(heading))
        visited.append((x, y))
    print(f"{word:<4} at ({x:.2f}, {y:.2f}) heading {heading % 360:.0f}")

home = math.hypot(x, y)
print("distance home %.3f" % home)
direction = math.degrees(math.atan2(-y, -x)) % 360
print("turn by %.1f" % ((direction - heading) % 360))
print("came back" if (round(x), round(y)) in visited[:-1] else "new place")
left = min(visited)[0]
print(left, max(vx for vx, _ in visited))
