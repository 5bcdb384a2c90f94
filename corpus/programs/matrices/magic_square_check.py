def is_magic(square):
    n = len(square)
    target = sum(square[0])
    sums = [sum(row) for row in square]
    sums += [sum(column) for column in zip(*square)]
    sums.append(sum(square[i][i] for i in range(n)))
    sums.append(sum(square[i][n - 1 - i] for i in range(n)))
    return all(s == target for s in sums)


def siamese(n):
    square = [[0] * n for _ in range(n)]
    r, c = 0, n // 2
    for k in range(1, n * n + 1):
        square[r][c] = k
        nr, nc = (r - 1) % n, (c + 1) % n
        if square[nr][nc]:
            nr, nc = (r + 1) % n, c
        r, c = nr, nc
    return square


def main():
    lo_shu = siamese(3)
    for row in lo_shu:
        print("%3d%3d%3d" % tuple(row))
    print(is_magic(lo_shu))

    swapped = [row[:] for row in lo_shu]
    swapped[0], swapped[2] = swapped[2], swapped[0]
    print(is_magic(swapped), sum(swapped[1]))
    swapped[1][0], swapped[1][1] = swapped[1][1], swapped[1][0]
    print(is_magic(swapped))
    print(is_magic([[7]]), is_magic([[2, 2], [2, 2]]))


main()
