x = "outer"
squares = [x * x for x in range(4)]
print(x, squares)
for x in range(3):
    pass
print(x)

n = 10
f = lambda: n
print([n for n in (1, 2)], f(), (lambda n: n + 1)(1), n)

if (total := sum(squares)) > 10:
    print("walrus", total)
print([last := c for c in "xyz"], last)


def scan(words):
    longest = ""
    [longest := w for w in words if len(w) > len(longest)]
    return longest


print(scan("a tree in the forest is tall".split()))
rows = [[(i, j) for j in range(i)] for i in range(4)]
print(rows, [j for row in rows for i, j in row if i != j + 1])
try:
    print(j)
except NameError as e:
    print(e)
