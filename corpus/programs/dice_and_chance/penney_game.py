from itertools import product


def beats(first, second, flips):
    for i in range(3, len(flips) + 1):
        window = flips[i - 3:i]
        if window == first:
            return first, i
        if window == second:
            return second, i
    return None, len(flips)


def counter_pattern(p):
    flip = {"H": "T", "T": "H"}
    return flip[p[1]] + p[:2]


flips = "HTTHTHHTTTHHHT"
results = {}
for p in map("".join, product("HT", repeat=3)):
    q = counter_pattern(p)
    winner, when = beats(p, q, flips)
    results[p] = winner == q
    print(p, "against", q, "->", winner, "after", when)
clever = sum(results.values())
print(f"the second player wins {clever} of {len(results)}")
