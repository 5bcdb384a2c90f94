faces = range(1, 7)
ways = {}
for a in faces:
    for b in faces:
        if a < b:
            continue
        s = a + b
        ways.setdefault(s, []).append((a, b))
for s, pairs in sorted(ways.items()):
    if len(pairs) < 3:
        continue
    print(s, *(f"{a}+{b}" for a, b in pairs))
most = max(ways, key=lambda s: (len(ways[s]), s))
print("most pairs:", most, len(ways[most]))
print(sum(map(len, ways.values())), [s for s in ways if s % 5 == 0])
