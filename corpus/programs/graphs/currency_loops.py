# look for a chain of trades which makes money
rates = {
    "gold": {"fur": 5.0, "salt": 12.0},
    "fur": {"gold": 0.19, "salt": 2.5},
    "salt": {"gold": 0.082, "fur": 0.4},
}


def chains(start, length):
    if length == 0:
        yield (start,)
        return
    for nxt in rates[start]:
        for tail in chains(nxt, length - 1):
            yield (start,) + tail


def value(chain):
    amount = 1.0
    for a, b in zip(chain, chain[1:]):
        amount *= rates[a][b]
    return amount


found = []
for n in (2, 3):
    for chain in chains("gold", n):
        if chain[-1] == "gold" and value(chain) > 1:
            found.append((round(value(chain), 4), chain))

found.sort(reverse=True)
for profit, chain in found:
    print(profit, "->".join(chain))
print("best gain: {:.1%}".format(found[0][0] - 1) if found else "nothing to gain")
