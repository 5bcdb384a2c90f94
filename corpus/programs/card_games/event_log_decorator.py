import functools

LOG = []


def logged(verb):
    def wrap(func):
        @functools.wraps(func)
        def inner(self, *args):
            result = func(self, *args)
            LOG.append((verb, self.name, args, result))
            return result
        return inner
    return wrap


class Gambler:
    def __init__(self, name, chips):
        self.name = name
        self.chips = chips

    @logged("bets")
    def bet(self, n):
        n = min(n, self.chips)
        self.chips -= n
        return n

    @logged("wins")
    def win(self, n):
        self.chips += n
        return self.chips


g, h = Gambler("Gus", 40), Gambler("Hila", 15)
pot = g.bet(10) + h.bet(20)
h.win(pot)
pot = sum(p.bet(12) for p in (g, h))
g.win(pot)
for verb, name, (n,), result in LOG:
    print(f"{name:>5} {verb} {n:>3} -> {result}")
print(g.bet.__name__, g.chips, h.chips)
assert g.chips + h.chips == 55
