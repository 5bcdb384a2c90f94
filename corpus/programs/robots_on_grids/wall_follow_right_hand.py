maze = ["#####E#", "#   # #", "# # # #", "# #   #", "#S#####"]
dirs = [(-1, 0), (0, 1), (1, 0), (0, -1)]

r, c = 4, 1
facing = 0
steps = 0
path = ""
while maze[r][c] != "E" and steps < 40:
    for turn in (1, 0, -1, 2):
        d = (facing + turn) % 4
        nr, nc = r + dirs[d][0], c + dirs[d][1]
        if 0 <= nr < 5 and 0 <= nc < 7 and maze[nr][nc] != "#":
            break
    facing = d
    r, c = nr, nc
    path += "NESW"[d]
    steps += 1

print(path, steps)
print("out" if maze[r][c] == "E" else "lost", "at", (r, c))
turns = 0
for i in range(1, len(path)):
    if path[i] != path[i - 1]:
        turns += 1
print("turns:", turns)
print({ch: path.count(ch) for ch in "NESW"})
