letters = ["a", "b", "c"]

def at(xs, i, default=None):
    try:
        return xs[i]
    except IndexError:
        return default

def neighbours(xs, i):
    return at(xs, i - 1), at(xs, i + 1)

for i in range(len(letters)):
    print(letters[i], neighbours(letters, i))

grid = [[1, 2], [3, 4], [5]]

def cell(row, col):
    return at(at(grid, row, []), col, 0)

total = 0
for r in range(4):
    line = ""
    for c in range(3):
        value = cell(r, c)
        total += value
        line += str(value) + " "
    print(line)
print("total", total, "last", at(grid, -1), at(grid, -9, "none"))
print(at("xyz", 1), at({}, 0))
