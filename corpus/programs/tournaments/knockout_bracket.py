class Match:
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def winner(self, strength):
        a, b = (side.winner(strength) if isinstance(side, Match) else side for side in (self.left, self.right))
        best = a if strength[a] >= strength[b] else b
        print(f"{a} - {b}: {best}")
        return best

    @property
    def depth(self):
        return 1 + max(getattr(s, "depth", 0) for s in (self.left, self.right))


def build(names):
    if len(names) == 1:
        return names[0]
    middle = len(names) // 2
    return Match(build(names[:middle]), build(names[middle:]))


strength = {"Ivo": 70, "Kaja": 88, "Luc": 81, "Mads": 64, "Nina": 90, "Otto": 42}
bracket = build(list(strength))
print("rounds:", bracket.depth)
champion = bracket.winner(strength)
print("champion:", champion)
strength["Kaja"] += 5
print("again:", bracket.left.winner(strength))
