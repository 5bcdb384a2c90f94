import random

rng = random.Random(12)
symbols = list("♠♥♦♣") * 2
rng.shuffle(symbols)
known = {}
found = []
tries = 0

pos = 0
while len(found) < 4:
    tries += 1
    a = pos % 8
    pos += 1
    if symbols[a] in found:
        continue
    if symbols[a] in known and known[symbols[a]] != a:
        found.append(symbols[a])
        print(f"try {tries}: {symbols[a]} at {known[symbols[a]]} and {a}")
    else:
        known[symbols[a]] = a

print("".join(symbols))
print("order found:", " ".join(found))
print("tries:", tries)
