def pyramid(n, char="*"):
    lines = []
    for i in range(n):
        spaces = " " * (n - i - 1)
        stars = char * (2 * i + 1)
        lines.append(spaces + stars)
    return lines


def diamond(n):
    top = pyramid(n)
    bottom = top[:-1]
    bottom.reverse()
    return top + bottom


def triangle_numbers(n):
    lines = []
    k = 1
    for i in range(1, n + 1):
        row = ""
        for j in range(i):
            row += str(k) + " "
            k += 1
        lines.append(row)
    return lines


def main():
    print("\n".join(pyramid(3)))
    print("\n".join(diamond(3)))
    floyd = triangle_numbers(4)
    for line in floyd:
        print(line)
    stars = "".join(diamond(4)).count("*")
    print(stars, len(diamond(1)), len(floyd[-1]))
    print("\n".join(pyramid(2, char="ab")))


main()
