a = [1, 2, 3]
b = a
c = a[:]
d = list(b)
b.append(4)
c += [5]
print(a, b, c, d)
print(a is b, a == d, a is d, c is a)
a = a + [6]
b[0] = 0
print(a, b)
x = y = []
x.append("x")
y += "yz"
x = x + ["new"]
print(x, y)
m = {"k": a}
n = dict(m)
n["k"].append(7)
n["j"] = None
print(m, len(n), m["k"] is n["k"])
t = (a, b)
t[1].clear()
print(t, b, a is t[0])
