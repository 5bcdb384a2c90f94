a = 17
b = 4
c = 9
print(a, b, c)

# swap the first two with a helper
t = a
a = b
b = t
print(a, b, c)

# sort three numbers with ifs
x, y, z = 30, 10, 20
steps = 0
if x > y:
    x, y = y, x
    steps += 1
if y > z:
    y, z = z, y
    steps += 1
if x > y:
    x, y = y, x
    steps += 1
print(x, y, z, "steps", steps)

# the wrong way to swap
m = 1
n = 2
m = n
n = m
print(m, n)

# rotate in a list
names = ["eva", "tim", "ada", "max"]
first = names[0]
for i in range(len(names) - 1):
    names[i] = names[i + 1]
names[len(names) - 1] = first
print(names)

# reverse by swapping
i = 0
j = len(names) - 1
while i < j:
    names[i], names[j] = names[j], names[i]
    i += 1
    j -= 1
print(names, i, j)
