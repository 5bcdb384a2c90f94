# plant the trees with the highest value, but never two side by side
values = [4, 9, 5, 11, 12, 3]

take = 0
skip = 0
for v in values:
    take, skip = skip + v, max(take, skip)
print("best sum:", max(take, skip))

# which ones?
best = [0] * (len(values) + 2)
for i in reversed(range(len(values))):
    best[i] = max(best[i + 1], values[i] + best[i + 2])
chosen = []
i = 0
while i < len(values):
    if best[i] == best[i + 1]:
        i += 1
    else:
        chosen.append(i)
        i += 2
print("spots:", chosen, [values[i] for i in chosen])
row = "".join("T" if i in chosen else "." for i in range(len(values)))
print(row, "TT" not in row)

simple = max(sum(values[::2]), sum(values[1::2]))
print("every second:", simple, "difference", best[0] - simple)
