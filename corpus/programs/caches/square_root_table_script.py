known = {}
asked = [16, 2, 30, 2, 16, 7, 30]
guesses = 0

for n in asked:
    if n in known:
        print(n, "known:", known[n])
        continue
    # start from the root of the nearest number that is known
    if known:
        near = min(known, key=lambda k: abs(k - n))
        x = known[near]
    else:
        near, x = None, n
    steps = 0
    while abs(x * x - n) > 0.0001:
        x = (x + n / x) / 2
        steps += 1
    known[n] = round(x, 4)
    guesses += steps
    print(n, "new:", known[n], "after", steps, "steps from", near)

print(len(known), "roots,", guesses, "steps")
for n in sorted(known):
    print("%4d %8.4f %+.5f" % (n, known[n], known[n] ** 2 - n))
print(known[16] == 4, 4.0 in known.values())
