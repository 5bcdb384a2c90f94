positions = [3, 1, 6, 2, 5, 7, 4, 0]
n = len(positions)

conflicts = []
for a in range(n):
    for b in range(a + 1, n):
        if positions[a] == positions[b] or abs(positions[a] - positions[b]) == b - a:
            conflicts.append((a, b))

for row in range(n):
    line = ""
    for col in range(n):
        if positions[col] == row:
            line += "Q "
        else:
            line += ". "
    print(line.rstrip())

print("conflicts:", conflicts)
if len(set(positions)) == n and not conflicts:
    print("solution")
