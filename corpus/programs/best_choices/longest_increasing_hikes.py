altitudes = [320, 510, 450, 900, 480, 700, 1200]
names = "Alm Beerkogel Cirque Dom Egg Flur Gipfel".split()


def best_chain(heights):
    length = [1] * len(heights)
    before = [None] * len(heights)
    for i in range(len(heights)):
        for j in range(i):
            if heights[j] < heights[i] and length[j] + 1 > length[i]:
                length[i] = length[j] + 1
                before[i] = j
    i = max(range(len(heights)), key=length.__getitem__)
    chain = []
    while i is not None:
        chain.append(i)
        i = before[i]
    return chain[::-1]


chain = best_chain(altitudes)
print(" < ".join(f"{names[i]} {altitudes[i]}" for i in chain))
down = best_chain([-a for a in altitudes])
print(" > ".join(names[i] for i in down))
climbed = altitudes[chain[-1]] - altitudes[chain[0]]
print(climbed, "m in", len(chain) - 1, "days")
left_out = [n for i, n in enumerate(names) if i not in chain]
print("left out:", ", ".join(left_out))
