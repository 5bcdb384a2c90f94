class Song:
    def __init__(self, name, energy, key):
        self.name = name
        self.energy = energy
        self.key = key


songs = [Song("Opener", 8, "E"), Song("Hit", 10, "A"), Song("Ballad", 2, "C"), Song("Groove", 6, "A"), Song("Newbie", 5, "E")]


def cost(order):
    total = 0
    for a, b in zip(order, order[1:]):
        jump = abs(a.energy - b.energy)
        if jump > 5:
            total += jump
        if a.key == b.key:
            total += 1
    if order[-1].energy != max(s.energy for s in order):
        total += 10
    return total


def improve(order):
    best = cost(order)
    swaps = 0
    improved = True
    while improved and swaps < 5:
        improved = False
        for i in range(len(order) - 1):
            order[i], order[i + 1] = order[i + 1], order[i]
            new = cost(order)
            if new < best:
                best = new
                swaps += 1
                improved = True
            else:
                order[i], order[i + 1] = order[i + 1], order[i]
    return best, swaps


print("before", cost(songs), [s.name for s in songs])
best, swaps = improve(songs)
print("after", best, [s.name for s in songs], "swaps", swaps)
print("energy", "-".join(str(s.energy) for s in songs))
