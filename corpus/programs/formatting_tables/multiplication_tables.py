n = 5

header = "   x"
for i in range(1, n + 1):
    header += "%4d" % i
print(header)
print("   -" + "----" * n)

total = 0
for i in range(1, n + 1):
    line = "%3d|" % i
    for j in range(1, n + 1):
        product = i * j
        if j >= i:
            line += "%4d" % product
            total += product
        else:
            line += "   ."
    print(line)

print("sum of the upper half:", total)
squares = [k * k for k in range(1, n + 1)]
print("diagonal:", squares, "sum", sum(squares))
print("full table:", sum(range(1, n + 1)) ** 2, 2 * total - sum(squares))
width = len(str(n * n))
print(" ".join(str(s).zfill(width) for s in squares))
