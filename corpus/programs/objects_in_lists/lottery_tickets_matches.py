class Ticket:
    def __init__(self, owner, *numbers):
        self.owner = owner
        self.numbers = frozenset(numbers)
        self.hits = 0

    def check(self, drawn):
        self.hits = len(self.numbers & drawn)
        return self.hits


tickets = [
    Ticket("Ann", 3, 7, 12),
    Ticket("Bob", 1, 2, 3),
    Ticket("Ann", 7, 12, 30),
    Ticket("Cy", 7, 7, 12),
]
drawn = {7, 12, 40}
prizes = {2: 10, 3: 500}
won = {}
for t in tickets:
    if t.check(drawn) in prizes:
        won[t.owner] = won.get(t.owner, 0) + prizes[t.hits]
print(won, [t.hits for t in tickets])
short = [t.owner for t in tickets if len(t.numbers) < 3]
print("not valid:", short)
best = max(tickets, key=lambda t: t.hits)
print(best.owner, tickets.index(best))
same = [(a.owner, b.owner, sorted(a.numbers & b.numbers)) for i, a in enumerate(tickets)
        for b in tickets[i + 1:] if len(a.numbers & b.numbers) > 1]
print(same)
tickets.sort(key=lambda t: (t.owner, -t.hits, sorted(t.numbers)))
print([(t.owner, min(t.numbers)) for t in tickets])
