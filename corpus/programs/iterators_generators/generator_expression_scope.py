factors = [2, 3, 5]
multipliers = [lambda x: x * f for f in factors]
print([m(10) for m in multipliers])
fixed = [lambda x, f=f: x * f for f in factors]
print([m(10) for m in fixed])

limit = 4
small = (n for n in [1, 3, 5, 7] if n < limit)
limit = 6
print(list(small))

data = [1, 2]
doubled = (d * 2 for d in data)
data.append(3)
print(list(doubled))
data = [9]
tripled = (d * 3 for d in data)
data = [1, 1]
print(list(tripled), data)

def counters(n):
    return [iter(range(n)) for _ in range(2)]

a, b = counters(3)
next(a)
print(list(a), list(b))
same = [iter("abcd")] * 2
print(list(zip(*same)))
print([x for x in factors if any(x % d == 0 for d in range(2, x))])
