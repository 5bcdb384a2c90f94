monday = ("Ali", "Bea", "Cid")
tuesday = ("Dan", "Eve")

monday, tuesday = tuesday, monday
print(monday, tuesday)

first, *others = tuesday
print(first, others)
*most, last = monday + tuesday
print(len(most), last)

a, b = 3, 8
a, b = b, a + b
a, b = b, a + b
print(a, b)

pairs = [(x, y) for x in monday for y in tuesday if x < y]
print(len(pairs), pairs[-1])
(left, right), *_ = pairs
print(left, "with", right)

grid = [[0, 1], [2, 3]]
(grid[0][0], grid[1][1]) = (grid[1][1], grid[0][0])
print(grid)
nested = ("x", ("y", [1, 2]))
name, (label, (one, two)) = nested
nested[1][1].append(3)
print(name, label, one + two, nested)
try:
    one, two = nested[1][1]
except ValueError as e:
    print(e)
week = monday * 2 + tuesday
print(week.count("Dan"), week.index("Ali"), "Eve" in week[2:4])
