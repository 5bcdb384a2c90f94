def split_first(iterable):
    it = iter(iterable)
    return next(it), it

head, rest = split_first("garden")
print(head, list(rest))

first, second, *others, last = range(2, 20, 3)
print(first, second, others, last)

pairs = [("Ann", (31, "Lyon")), ("Bo", (45, "Kiel"))]
for name, (age, city) in pairs:
    print(f"{name} {age} {city}")
names, details = zip(*pairs)
print(names, details[1][0])

it = iter([10, 20, 30, 40, 50])
for a in it:
    b = next(it, 0)
    print(a + b, end=" ")
print()

def chunked(text, n): return list(zip(*[iter(text)] * n))
print(chunked("abcdefg", 3))
a, b = {"x": 1, "y": 2}
print(a, b)
(p, q), *r = enumerate("no!")
print(p, q, r)
x, y, z = iter("ab")
print(x, y, z)
