def stripes(width, height, start_left=True):
    for y in range(height):
        xs = range(width)
        if (y % 2 == 0) != start_left:
            xs = reversed(xs)
        for x in xs:
            yield x, y


lawn = {(2, 1): "gnome", (1, 1): "hose"}
cut = []
stops = {}
for n, cell in enumerate(stripes(4, 3)):
    if cell in lawn:
        stops[n] = lawn[cell]
        continue
    cut.append(cell)
print(cut)
print("stops:", stops)
petrol = 10 - 0.7 * len(cut)
print(f"petrol left: {petrol:.1f}" if petrol > 0 else "ran dry")
order = {cell: i for i, cell in enumerate(stripes(4, 3, start_left=False))}
for y in range(3):
    print(" ".join(f"{order[x, y]:2}" for x in range(4)))
