rows = 4
for i in range(1, rows + 1):
    spaces = " " * (rows - i)
    up = "".join(str(n) for n in range(1, i + 1))
    print(spaces + up + up[-2::-1])

for i in range(3, 0, -1):
    for j in range(i):
        print("*", end=" ")
    print()

size = 3
for y in range(-size + 1, size):
    width = size - abs(y)
    print(" " * abs(y) + "/" * width + "\\" * width)
