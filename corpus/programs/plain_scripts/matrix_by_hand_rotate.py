m = [[1, 2, 3], [4, 5, 6]]
rotated = [list(row) for row in zip(*m[::-1])]
print(rotated)
flat = [x for row in m for x in row]
print(flat, flat[::2], flat[-2::-2])
m2 = m
m3 = [row[:] for row in m]
m2[0][0] = 100
m3[1][1] = -5
print(m, m3)
for r, row in enumerate(rotated):
    for c, x in enumerate(row):
        if x % 2:
            rotated[r][c] = x * 10
print(rotated)
total = 0
for i in range(len(rotated)):
    total += rotated[i][i % 2]
print(total, [sum(col) for col in zip(*m)], [max(row) for row in m3])
print(m[2])
