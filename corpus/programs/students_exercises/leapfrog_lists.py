def leap(a, b):
    """Take items in turn from both lists."""
    result = []
    i = 0
    while i < len(a) or i < len(b):
        if i < len(a):
            result.append(a[i])
        if i < len(b):
            result.append(b[i])
        i += 1
    return result


def remove_all(xs, x):
    for item in xs:
        if item == x:
            xs.remove(item)
    return xs


def rotate(xs, n):
    n = n % len(xs)
    return xs[n:] + xs[:n]


girls = ["Ana", "Bea"]
boys = ["Xan", "Yul", "Zac"]
line = leap(girls, boys)
print(line)
print(rotate(line, 2), rotate(line, -1))
print(remove_all([1, 3, 3, 2, 3], 3))
print(remove_all(list("banana"), "a"))
both = girls
both += boys
print(both, girls)
both.sort(reverse=True)
print(girls[0], leap(girls, [])[-1])
