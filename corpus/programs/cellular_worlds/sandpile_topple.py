def topple(pile):
    n = len(pile)
    avalanches = 0
    unstable = [(r, c) for r in range(n) for c in range(n) if pile[r][c] >= 4]
    while unstable:
        r, c = unstable.pop()
        if pile[r][c] < 4:
            continue
        avalanches += 1
        pile[r][c] -= 4
        for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= y < n and 0 <= x < n:
                pile[y][x] += 1
                if pile[y][x] >= 4:
                    unstable.append((y, x))
    return avalanches


pile = [[3, 2, 3], [2, 3, 2], [3, 2, 3]]
total = sum(map(sum, pile))
drops = [(1, 1), (1, 1), (0, 0), (1, 1)]
for r, c in drops:
    pile[r][c] += 1
    print((r, c), "topplings:", topple(pile), pile)
left = sum(map(sum, pile))
print(f"{total + len(drops) - left} grains fell off the table")
