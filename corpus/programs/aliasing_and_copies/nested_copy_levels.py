import copy

team = {"name": "A", "members": [["Ann", 3], ["Bob", 5]]}
same = team
flat = team.copy()
deep = copy.deepcopy(team)
team["name"] = "B"
team["members"][0][1] += 10
team["members"].append(["Cy", 0])
for label, t in (("same", same), ("flat", flat), ("deep", deep)):
    print(label, t["name"], t["members"])
flat["members"] = [list(m) for m in flat["members"]]
flat["members"][1][0] = "Rob"
print(team["members"][1], flat["members"][1])
row = [0] * 3
grid = [row, row, row[:]]
grid[0][1] = 7
print(grid, grid[0] is grid[1], grid[0] is grid[2])
loop = [1]
loop.append(loop)
twin = copy.deepcopy(loop)
print(twin[1] is twin, loop[1][1][0])
