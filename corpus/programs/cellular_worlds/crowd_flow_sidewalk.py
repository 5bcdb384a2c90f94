class Walker:
    def __init__(self, x, speed):
        self.x = x
        self.speed = speed
        self.blocked = 0

    def move(self, taken):
        for _ in range(abs(self.speed)):
            nxt = self.x + (1 if self.speed > 0 else -1)
            if nxt in taken:
                self.blocked += 1
                break
            taken.discard(self.x)
            self.x = nxt
            taken.add(nxt)


def draw(walkers, length=16):
    line = ["_"] * length
    for w in walkers:
        if 0 <= w.x < length:
            line[w.x] = ">" if w.speed > 0 else "<"
    return "".join(line)


walkers = [Walker(0, 2), Walker(3, 1), Walker(9, 1), Walker(14, -1)]
for t in range(6):
    print(t, draw(walkers))
    taken = {w.x for w in walkers}
    for w in sorted(walkers, key=lambda w: -w.x):
        w.move(taken)
print("blocked:", [w.blocked for w in walkers])
print("gone:", [w.x for w in walkers if not 0 <= w.x < 16])
