seats = 7
votes = {"owls": 4100, "foxes": 2800, "hares": 1600, "moles": 500}

# largest remainder
total = sum(votes.values())
exact = {p: seats * v / total for p, v in votes.items()}
given = {p: int(e) for p, e in exact.items()}
left = seats - sum(given.values())
for p in sorted(exact, key=lambda p: exact[p] - given[p], reverse=True)[:left]:
    given[p] += 1
print("remainder:", given)

# d'Hondt
dhondt = dict.fromkeys(votes, 0)
for _ in range(seats):
    p = max(votes, key=lambda p: votes[p] / (dhondt[p] + 1))
    dhondt[p] += 1
print("d'Hondt:  ", dhondt)

for p in votes:
    if given[p] != dhondt[p]:
        print(f"{p}: {given[p]} or {dhondt[p]} (exactly {exact[p]:.2f})")
need = seats // 2 + 1
coalitions = [(a, b) for a in votes for b in votes if a < b and dhondt[a] + dhondt[b] >= need]
print(need, "seats needed:", coalitions)
