strength = {"A": 3, "B": 1, "C": 2, "D": 2}


def p_beats(x, y):
    return strength[x] / (strength[x] + strength[y])


def chances(bracket):
    """Probability of each team to win the (sub)bracket."""
    if isinstance(bracket, str):
        return {bracket: 1.0}
    left, right = map(chances, bracket)
    out = {}
    for mine, others in ((left, right), (right, left)):
        for x, px in mine.items():
            out[x] = px * sum(py * p_beats(x, y) for y, py in others.items())
    return out


bracket = (("A", "B"), ("C", "D"))
probs = chances(bracket)
for team, p in sorted(probs.items(), key=lambda t: -t[1]):
    print(team, f"{p:.3f}", "#" * round(p * 40))
print("sum", round(sum(probs.values()), 9))
other = chances(("A", ("B", ("C", "D"))))
print({t: round(other[t] - probs[t], 3) for t in probs})
