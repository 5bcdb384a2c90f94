def minor(matrix, row, col):
    return [r[:col] + r[col + 1:] for i, r in enumerate(matrix) if i != row]


def det(matrix):
    if len(matrix) == 1:
        return matrix[0][0]
    total = 0
    for col, value in enumerate(matrix[0]):
        if value:
            total += (-1) ** col * value * det(minor(matrix, 0, col))
    return total


def cramer(matrix, rhs):
    d = det(matrix)
    solutions = []
    for col in range(len(matrix)):
        replaced = [row[:col] + [b] + row[col + 1:] for row, b in zip(matrix, rhs)]
        solutions.append(det(replaced) / d)
    return solutions


def main():
    a = [[2, -1, 0], [1, 3, 2], [0, 5, -4]]
    print("det", det(a))
    print("minor", minor(a, 1, 1))
    print(cramer(a, [3, 13, 1]))
    flat = [[1, 2], [3, 6]]
    print("det", det(flat))
    print(cramer(flat, [1, 2]))


main()
