import random

CHAIN = {
    "sun": {"sun": 0.7, "cloud": 0.25, "rain": 0.05},
    "cloud": {"sun": 0.3, "cloud": 0.4, "rain": 0.3},
    "rain": {"sun": 0.2, "cloud": 0.5, "rain": 0.3},
}


def step(state, u):
    acc = 0
    for nxt, p in CHAIN[state].items():
        acc += p
        if u < acc:
            return nxt
    return nxt


def propagate(dist):
    new = dict.fromkeys(CHAIN, 0)
    for s, p in dist.items():
        for t, q in CHAIN[s].items():
            new[t] += p * q
    return new


for s, row in CHAIN.items():
    assert abs(sum(row.values()) - 1) < 1e-12, s

rng = random.Random(3)
state, days = "sun", []
for _ in range(9):
    state = step(state, rng.random())
    days.append(state[0])
print("".join(days))

dist = {"sun": 1}
for day in range(1, 5):
    dist = propagate(dist)
    print(day, {s: round(p, 4) for s, p in dist.items()})
