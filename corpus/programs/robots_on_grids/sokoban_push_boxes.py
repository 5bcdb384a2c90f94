WALL, GOAL = "#", "o"


class Sokoban:
    def __init__(self, level):
        self.walls, self.goals, self.boxes = set(), set(), set()
        for y, row in enumerate(level):
            for x, ch in enumerate(row):
                if ch == WALL:
                    self.walls.add((x, y))
                elif ch == GOAL:
                    self.goals.add((x, y))
                elif ch == "$":
                    self.boxes.add((x, y))
                elif ch == "@":
                    self.man = (x, y)

    def push(self, key):
        dx, dy = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}[key]
        x, y = self.man
        one, two = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
        if one in self.walls:
            return False
        if one in self.boxes:
            if two in self.walls or two in self.boxes:
                return False
            self.boxes.remove(one)
            self.boxes.add(two)
        self.man = one
        return True

    @property
    def solved(self):
        return self.boxes == self.goals


game = Sokoban(["#######", "#@$ o #", "# $o  #", "#     #", "#######"])
done = ""
for key in "rrdldlruur":
    if game.push(key):
        done += key
    else:
        done += key.upper()
    if game.solved:
        break
print(done, "solved" if game.solved else "not solved", game.man)
print(sorted(game.boxes), "missing", sorted(game.goals - game.boxes))
