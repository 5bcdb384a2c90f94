talks = [
    ("Opening", "A", 9, 10),
    ("Rust for bakers", "B", 10, 11),
    ("Knots", "A", 10, 12),
    ("Lunch", "A", 12, 13),
    ("Lunch", "B", 12, 13),
    ("Closing", "A", 14, 15),
]
rooms = ["A", "B"]
width = 17

grid = {}
for title, room, start, end in talks:
    for hour in range(start, end):
        if (hour, room) in grid:
            print("clash!", title, "and", grid[hour, room])
        grid[(hour, room)] = title

print("hour " + "".join(r.center(width) for r in rooms))
for hour in range(9, 15):
    row = f"{hour:02}   "
    for room in rooms:
        title = grid.get((hour, room), "")
        if title and grid.get((hour - 1, room)) == title:
            title = '"'
        row += title.center(width)
    print(row.rstrip())

free = [(h, r) for h in range(9, 15) for r in rooms if (h, r) not in grid]
print("free:", free)
longest = max(talks, key=lambda t: t[3] - t[2])
print(longest[0], "in", longest[1])
titles = list(dict.fromkeys(t[0] for t in talks))
print(len(titles), len(grid), f"{len(grid) / 12:.0%} used")
