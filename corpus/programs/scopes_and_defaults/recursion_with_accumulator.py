def digits(n, acc=()):
    if n < 10:
        return (n, *acc)
    return digits(n // 10, (n % 10, *acc))


def flatten(data, out=None, depth=0):
    out = [] if out is None else out
    for item in data:
        if isinstance(item, list):
            flatten(item, out, depth + 1)
        else:
            out.append((item, depth))
    return out


def broken_flatten(data, out=[]):
    for item in data:
        if isinstance(item, list):
            broken_flatten(item, out)
        else:
            out.append(item)
    return out


print(digits(4071), digits(5))
print(flatten([1, [2, [3]], [], 4]))
print(broken_flatten([1, [2]]))
print(broken_flatten([9]))
