class Party:
    def __init__(self, name, votes):
        self.name, self.votes, self.seats = name, votes, 0

    @property
    def quotient(self):
        return self.votes / (self.seats + 1)


def share_out(parties, seats, hurdle=0.05):
    total = sum(p.votes for p in parties)
    inside = [p for p in parties if p.votes / total >= hurdle]
    for _ in range(seats):
        best = max(inside, key=lambda p: p.quotient)
        best.seats += 1
    return [p.name for p in parties if p not in inside]


parliament = [Party("red", 410), Party("blue", 330), Party("green", 190), Party("pirate", 30)]
print("out:", share_out(parliament, 7))
for p in sorted(parliament, key=lambda p: -p.seats):
    print(f"{p.name:8}{p.seats:>2} {'o' * p.seats}")
need = sum(p.seats for p in parliament) // 2 + 1
pairs = [(a.name, b.name) for i, a in enumerate(parliament) for b in parliament[i + 1:] if a.seats + b.seats >= need]
print(need, pairs)
