lawn = """
..o...o
.oo....
....o..
o.....o
"""
rows = lawn.strip().split("\n")
hills = []
for r, row in enumerate(rows):
    for c, ch in enumerate(row):
        if ch == "o":
            hills.append((r, c))

print(len(hills), "hills")
tunnels = []
for i in range(len(hills)):
    nearest = None
    for j in range(len(hills)):
        if i == j:
            continue
        d = abs(hills[i][0] - hills[j][0]) + abs(hills[i][1] - hills[j][1])
        if nearest is None or d < nearest[0]:
            nearest = (d, hills[j])
    tunnels.append(nearest[0])
    print(hills[i], "->", nearest[1], nearest[0])

print("mean", round(sum(tunnels) / len(tunnels), 2), "longest", max(tunnels))
columns = [sum(row[c] == "o" for row in rows) for c in range(len(rows[0]))]
print("columns", columns)
quiet = [r for r, row in enumerate(rows) if "o" not in row]
print("quiet rows", quiet)
