rows = 6
triangle = [[1]]
while len(triangle) < rows:
    last = triangle[-1]
    triangle.append([1] + [a + b for a, b in zip(last, last[1:])] + [1])

width = len("  ".join(map(str, triangle[-1])))
for row in triangle:
    print("  ".join(str(n) for n in row).center(width).rstrip())

for row in triangle:
    print("".join("#" if n % 2 else "." for n in row))

sums = [sum(row) for row in triangle]
print(sums, all(b == 2 * a for a, b in zip(sums, sums[1:])))
diagonal = [row[2] for row in triangle if len(row) > 2]
print("triangle numbers", diagonal)
fib = [sum(triangle[n - k][k] for k in range(n // 2 + 1)) for n in range(rows)]
print("fibonacci", fib)
