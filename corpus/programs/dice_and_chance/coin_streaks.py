from itertools import groupby

flips = "HHTHTTTHHHHTHTT"

runs = [(face, len(list(group))) for face, group in groupby(flips)]
print(runs)

longest = {}
for face, n in runs:
    longest[face] = max(longest.get(face, 0), n)
print("longest runs:", longest)

heads = flips.count("H")
tails = len(flips) - heads
print(f"{heads} heads, {tails} tails, {heads / len(flips):.1%} heads")

after_two = [flips[i + 2] for i in range(len(flips) - 2) if flips[i:i + 2] == "HH"]
print("after HH:", after_two)
repeat = after_two.count("H") / len(after_two)
print("P(H|HH) =", repeat)

changes = sum(a != b for a, b in zip(flips, flips[1:]))
print(changes, "changes,", len(runs), "runs", changes + 1 == len(runs))
