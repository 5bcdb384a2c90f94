def apply(kernel, image):
    h, w = len(image), len(image[0])
    out = []
    for y in range(h):
        row = []
        for x in range(w):
            value = 0
            for ky in range(3):
                for kx in range(3):
                    value += kernel[ky][kx] * image[(y + ky - 1) % h][(x + kx - 1) % w]
            row.append(max(0, min(9, value)))
        out.append(row)
    return out


def diff(a, b):
    return sum(p != q for r, s in zip(a, b) for p, q in zip(r, s))


SHARPEN = [[0, -1, 0], [-1, 5, -1], [0, -1, 0]]
IDENTITY = [[0, 0, 0], [0, 1, 0], [0, 0, 0]]


def main():
    picture = [[1, 1, 1], [1, 5, 1], [1, 1, 1]]
    print(apply(IDENTITY, picture) == picture)
    sharp = apply(SHARPEN, picture)
    for row in sharp:
        print(*row)
    print("changed pixels:", diff(picture, sharp))
    darker = SHARPEN
    darker[1][1] = 4
    print(apply(darker, picture)[1], apply(SHARPEN, picture)[1])
    print(diff(apply(SHARPEN, picture), sharp))


main()
