def hadamard(k):
    if k == 0:
        return [[1]]
    smaller = hadamard(k - 1)
    top = [row + row for row in smaller]
    bottom = [row + [-x for x in row] for row in smaller]
    return top + bottom


def dot(u, v):
    return sum(a * b for a, b in zip(u, v))


def main():
    h = hadamard(2)
    for row in h:
        print("".join("+" if x > 0 else "-" for x in row))
    products = {(i, j): dot(h[i], h[j]) for i in range(4) for j in range(i, 4)}
    assert all(v == 0 for (i, j), v in products.items() if i != j)
    print([products[i, i] for i in range(4)])

    message = [1, 0, 2, -1]
    mixed = [dot(row, message) for row in h]
    print("sent", mixed)
    mixed[0] += 4   # noise
    back = [dot(row, mixed) / 4 for row in h]
    print("received", back)


if __name__ == '__main__':
    main()
