def check(square):
    n = len(square)
    target = sum(square[0])
    for row in square:
        if sum(row) != target:
            return "row " + str(row)
    for c in range(n):
        total = 0
        for r in range(n):
            total += square[r][c]
        if total != target:
            return "column " + str(c)
    down = 0
    up = 0
    for i in range(n):
        down += square[i][i]
        up += square[i][n - i - 1]
    if down != target or up != target:
        return "diagonal"
    return "magic " + str(target)


a = [[2, 7, 6], [9, 5, 1], [4, 3, 8]]
b = [[1, 2, 3], [3, 1, 2], [2, 3, 1]]
c = [[1, 2], [2, 2]]
for s in [a, b, c]:
    print(check(s))

turned = []
for i in range(3):
    row = []
    for j in range(3):
        row.append(a[2 - j][i])
    turned.append(row)
print(turned, check(turned))
shifted = [[x + 10 for x in row] for row in a]
print(check(shifted))
a[0][0], a[0][1] = a[0][1], a[0][0]
print(check(a), check(turned))
