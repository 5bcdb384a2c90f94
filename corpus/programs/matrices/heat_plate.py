# heat spreading on a small plate, edges kept fixed
def step(plate):
    new = [row[:] for row in plate]
    for i in range(1, len(plate) - 1):
        for j in range(1, len(plate[0]) - 1):
            new[i][j] = (plate[i - 1][j] + plate[i + 1][j] + plate[i][j - 1] + plate[i][j + 1]) / 4
    return new

def change(a, b):
    return max(abs(x - y) for r, s in zip(a, b) for x, y in zip(r, s))

plate = [[100.0, 100.0, 100.0, 100.0],
         [0.0,   0.0,   0.0,   0.0],
         [0.0,   0.0,   0.0,   0.0]]

for n in range(1, 20):
    newer = step(plate)
    delta = change(plate, newer)
    plate = newer
    print(f"step {n}: delta = {delta:.4f}")
    if delta < 0.5:
        break
else:
    print("did not settle")

print([round(t, 2) for t in plate[1]])
