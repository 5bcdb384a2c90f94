class Bubble:
    def __init__(self, x, r):
        self.x, self.r = x, r
        self.eaten_by = None

    def touches(self, other):
        return abs(self.x - other.x) <= self.r + other.r

    def eat(self, other):
        self.r += other.r
        other.eaten_by = self


def step(bubbles):
    for big in sorted(bubbles, key=lambda b: b.r, reverse=True):
        for small in bubbles:
            if small is not big and small.r <= big.r and big.touches(small):
                big.eat(small)
                bubbles.remove(small)
                return True
    return False


a, b, c, d = all_bubbles = [Bubble(0, 1), Bubble(2, 2), Bubble(7, 2), Bubble(20, 3)]
field = list(all_bubbles)
while step(field):
    print([(b.x, b.r) for b in field])
print(len(field), a.eaten_by is b, c.eaten_by is b, d.eaten_by)
print(max(all_bubbles, key=lambda b: b.r).x)
