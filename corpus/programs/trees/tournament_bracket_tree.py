class Match:
    def __init__(self, left, right):
        self.left, self.right = left, right
        self.winner = None

    def play(self, strength):
        names = [side.play(strength) if isinstance(side, Match) else side for side in (self.left, self.right)]
        self.winner = max(names, key=strength.__getitem__)
        return self.winner

    def path(self, name):
        if self.winner == name:
            for side in (self.left, self.right):
                if isinstance(side, Match) and side.winner == name:
                    return side.path(name) + 1
            return 1
        return max((s.path(name) for s in (self.left, self.right) if isinstance(s, Match)), default=0)


def bracket(names):
    level = list(names)
    while len(level) > 1:
        level = [Match(*level[i:i + 2]) if i + 1 < len(level) else level[i] for i in range(0, len(level), 2)]
    return level[0]


strength = {"ann": 3, "bob": 5, "cid": 9, "dot": 4, "eli": 7}
final = bracket(strength)
print(final.play(strength))
print({n: final.path(n) for n in strength})
print(final.right, final.left.left.winner)
