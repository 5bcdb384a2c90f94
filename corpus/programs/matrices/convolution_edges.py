def conv(signal, kernel):
    pad = len(kernel) // 2
    padded = [signal[0]] * pad + list(signal) + [signal[-1]] * pad
    k = kernel[::-1]
    return [sum(x * y for x, y in zip(padded[i:], k)) for i in range(len(signal))]

image = [[0, 0, 9, 9],
         [0, 0, 9, 9],
         [0, 9, 9, 9]]
sobel_x, smooth = (1, 0, -1), (1, 2, 1)

rows = [conv(row, sobel_x) for row in image]
cols = list(zip(*rows))
edges = list(zip(*[conv(col, smooth) for col in cols]))

for row in edges: print(*map("{:4d}".format, row))
strongest = max((abs(v), r, c) for r, row in enumerate(edges) for c, v in enumerate(row))
print("strongest edge", strongest[0], "at", strongest[1:])
mask = ["".join(".:#"[min(abs(v) // 18, 2)] for v in row) for row in edges]
print(*mask, sep="\n")
