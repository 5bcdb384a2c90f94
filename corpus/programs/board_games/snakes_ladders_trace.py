from itertools import cycle

SNAKES = {17: 4, 19: 7, 27: 1}
LADDERS = {3: 22, 5: 8, 11: 26, 20: 29}
GOAL = 30


class Token:
    def __init__(self, name):
        self.name = name
        self.square = 0
        self.trail = []

    def advance(self, eyes):
        target = self.square + eyes
        if target > GOAL:
            target = GOAL - (target - GOAL)
        target = SNAKES.get(target, LADDERS.get(target, target))
        self.square = target
        self.trail.append(target)
        return self.square == GOAL

    def __repr__(self):
        return f"<{self.name}@{self.square}>"


tokens = [Token("Mia"), Token("Noé")]
dice = cycle([3, 5, 2, 6, 4])
turn = 0
while True:
    token = tokens[turn % len(tokens)]
    eyes = next(dice)
    won = token.advance(eyes)
    print(turn + 1, token, "rolled", eyes)
    if won or turn >= 24:
        break
    turn += 1
for t in tokens:
    print(t.name, t.trail)
print("rounds:", turn // 2 + 1)
