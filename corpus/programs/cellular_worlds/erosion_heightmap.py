heights = [
    [9, 7, 6, 5],
    [8, 8, 4, 3],
    [7, 5, 5, 1],
]


def lowest_neighbour(h, r, c):
    options = [(h[r][c], (r, c))]
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            y, x = r + dr, c + dc
            if 0 <= y < len(h) and 0 <= x < len(h[0]):
                options.append((h[y][x], (y, x)))
    return min(options)[1]


def flow(h, start):
    path = [start]
    while True:
        nxt = lowest_neighbour(h, *path[-1])
        if nxt == path[-1]:
            return path
        path.append(nxt)


def rain(h, drops):
    h = [row[:] for row in h]
    for start in drops:
        *slope, sink = flow(h, start)
        for r, c in slope:
            h[r][c] -= 1
        h[sink[0]][sink[1]] += len(slope)
    return h


def main():
    print(flow(heights, (0, 0)))
    after = rain(heights, [(0, 0), (1, 0), (0, 0)])
    for before_row, row in zip(heights, after):
        print(before_row, "->", row)
    same = sum(map(sum, heights)) == sum(map(sum, after))
    print("mass kept:", same, "top:", max(map(max, after)))


main()
