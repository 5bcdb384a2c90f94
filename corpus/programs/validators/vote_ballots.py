CANDIDATES = ("Ada", "Bob", "Cyd")

def check(ballot):
    marks = ballot.count("x")
    if len(ballot) != len(CANDIDATES):
        return "torn"
    if set(ballot) - {"x", " "}:
        return "scribbled"
    if marks == 0:
        return "empty"
    if marks > 1:
        return "several"
    return None

ballots = ["x  ", " x ", "x  ", "xx ", "   ", "  x", "x", " o ", " x "]
votes = dict.fromkeys(CANDIDATES, 0)
invalid = {}
for b in ballots:
    reason = check(b)
    if reason:
        invalid[reason] = invalid.get(reason, 0) + 1
    else:
        votes[CANDIDATES[b.index("x")]] += 1

print(votes, invalid)
valid = sum(votes.values())
assert valid + sum(invalid.values()) == len(ballots)
top = max(votes.values())
winners = [c for c in CANDIDATES if votes[c] == top]
if len(winners) == 1:
    print(winners[0], "wins")
else:
    print("second round between", " and ".join(winners))
print(f"{valid / len(ballots):.0%} valid")
