class Room:
    def __init__(self, row, col, gold=0):
        self.row, self.col, self.gold = row, col, gold
        self.visited = False
        self.doors = []


plan = ["1.2", "..#", "3.4"]
rooms = [
    [None if c == "#" else Room(r, k, int(c) if c.isdigit() else 0) for k, c in enumerate(line)]
    for r, line in enumerate(plan)
]
for row in rooms:
    for room in row:
        if room is None:
            continue
        for dr, dc in ((0, 1), (1, 0)):
            r, c = room.row + dr, room.col + dc
            if r < 3 and c < 3 and rooms[r][c]:
                room.doors.append(rooms[r][c])
                rooms[r][c].doors.append(room)


def explore(room):
    room.visited = True
    gold, room.gold = room.gold, 0
    for other in room.doors:
        if not other.visited:
            gold += explore(other)
    return gold


print(explore(rooms[0][0]), sum(r.visited for row in rooms for r in row if r))
print([len(r.doors) if r else "#" for row in rooms for r in row])
