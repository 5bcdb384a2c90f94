class Team:
    def __init__(self, name, kicks):
        self.name = name
        self.kicks = iter(kicks)
        self.goals = self.taken = 0

    def kick(self):
        self.taken += 1
        hit = next(self.kicks) == "o"
        self.goals += hit
        return hit

    def best_possible(self, total=5):
        return self.goals + max(0, total - self.taken)


def decided(a, b):
    if a.taken == b.taken > 5 or a.taken == b.taken == 5:
        return a.goals != b.goals
    if max(a.taken, b.taken) <= 5:
        return a.goals > b.best_possible() or b.goals > a.best_possible()
    return False


def shootout(a, b):
    order = (a, b)
    turn = 0
    while not decided(a, b):
        try:
            order[turn % 2].kick()
        except StopIteration:
            return f"{order[turn % 2].name} has no kickers left"
        turn += 1
    winner = a if a.goals > b.goals else b
    return f"{winner.name} {a.goals}:{b.goals} after {turn}"


print(shootout(Team("Red", "oooxx"), Team("Blue", "xxxoo")))
print(shootout(Team("Red", "oxoxoxo"), Team("Blue", "oxoxoxx")))
print(shootout(Team("Red", "ooooo"), Team("Blue", "oooo")))
print(shootout(Team("Red", "xxxxx"), Team("Blue", "xxxxx")))
