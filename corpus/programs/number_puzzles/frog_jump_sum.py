stones = [2, 3, 1, 1, 4, 0]

pos = 0
jumps = [0]
while pos < len(stones):
    if stones[pos] == 0:
        print("stuck on stone", pos)
        break
    pos = pos + stones[pos]
    jumps.append(pos)
else:
    print("over the pond!")
print(jumps)

reach = 0
for i, s in enumerate(stones):
    if i > reach:
        print("stone", i, "cannot be reached")
        break
    reach = max(reach, i + s)
print("reach", reach)

ways = [0] * len(stones)
ways[0] = 1
for i, s in enumerate(stones):
    for k in range(1, s + 1):
        ways[i + k] += ways[i]
print(ways)
