import string

text = "three thieves thought that the theatre had the other thing"

pairs = {}
for w in text.split():
    for i in range(len(w) - 1):
        p = w[i] + w[i + 1]
        pairs[p] = pairs.get(p, 0) + 1

top = sorted(pairs, key=lambda p: (-pairs[p], p))
for p in top[:5]:
    print(p, pairs[p], "*" * pairs[p])

followers = {}
for p, n in pairs.items():
    followers.setdefault(p[0], {})[p[1]] = n

for c in "the":
    options = followers[c]
    guess = max(options, key=options.get)
    certain = options[guess] / sum(options.values())
    print(f"after {c!r} comes {guess!r} ({certain:.0%} sure, {len(options)} options)")

unseen = [c for c in string.ascii_lowercase if c not in followers]
print("".join(unseen))
print(sum(pairs.values()), len(pairs), pairs.get("zz", 0))
