class Segment:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def follow(self, other):
        self.x, self.y = other.x, other.y

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)


class Worm:
    MOVES = {"u": (0, -1), "d": (0, 1), "l": (-1, 0), "r": (1, 0)}

    def __init__(self, length):
        self.body = [Segment(0, 0) for _ in range(length)]
        self.grow = 0

    def move(self, key):
        dx, dy = self.MOVES[key]
        if self.grow:
            tail = self.body[-1]
            self.body.append(Segment(tail.x, tail.y))
            self.grow -= 1
        for i in range(len(self.body) - 1, 0, -1):
            self.body[i].follow(self.body[i - 1])
        head = self.body[0]
        head.x, head.y = head.x + dx, head.y + dy
        return head in self.body[1:]


worm = Worm(3)
food = [Segment(2, 0), Segment(1, 1)]
for key in "rrdllu":
    bitten = worm.move(key)
    if worm.body[0] in food:
        food.remove(worm.body[0])
        worm.grow += 1
    print(key, [(s.x, s.y) for s in worm.body], "ouch" if bitten else "")
print(len(food), len(worm.body), worm.grow, worm.body[0] == Segment(0, 0))
