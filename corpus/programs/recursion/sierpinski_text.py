def triangle(n):
    if n == 0:
        return ["*"]
    small = triangle(n - 1)
    width = len(small)
    top = [" " * width + line + " " * width for line in small]
    bottom = [line + " " + line for line in small]
    return top + bottom


def carpet(n):
    if n == 0:
        return ["#"]
    small = carpet(n - 1)
    full = [line * 3 for line in small]
    hole = [line + " " * len(line) + line for line in small]
    return full + hole + full


for line in triangle(2):
    print(line.rstrip())
for line in carpet(1):
    print(line)
print([sum(line.count("*") for line in triangle(n)) for n in range(4)])
print([sum(line.count("#") for line in carpet(n)) for n in range(3)])
