beads = "wbbwrrrwb"
n = len(beads)
nxt = [(i + 1) % n for i in range(n)]
prv = [(i - 1) % n for i in range(n)]

def run(start, links):
    colour = beads[start]
    i, count = start, 0
    while beads[i] == colour and count < n:
        count += 1
        i = links[i]
    return count

best = 0
where = []
for i in range(n):
    total = run(i, nxt) + run(prv[i], prv)
    if total > best:
        best, where = total, [i]
    elif total == best:
        where.append(i)
print("break before bead", where, "for", best)

# take bead 4 out
out = 4
nxt[prv[out]] = nxt[out]
prv[nxt[out]] = prv[out]
i, left = 0, ""
while True:
    left += beads[i]
    i = nxt[i]
    if i == 0:
        break
print(left, len(left))
back, i = "", 0
for _ in left:
    i = prv[i]
    back += beads[i]
print(back, back[::-1] == left)
counts = {c: left.count(c) for c in sorted(set(left))}
print(counts)
