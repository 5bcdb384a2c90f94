def digits(number):
    """1234 -> 4 -> 3 -> 2 -> 1, the ones first, as nested lists"""
    ones, rest = number % 10, number // 10
    return [ones, digits(rest) if rest else None]


def value(node):
    if node is None:
        return 0
    return node[0] + 10 * value(node[1])


def add(a, b, carry=0):
    if a is None and b is None:
        return [carry, None] if carry else None
    total = (a[0] if a else 0) + (b[0] if b else 0) + carry
    return [total % 10, add(a and a[1], b and b[1], total // 10)]


def double(node):
    return add(node, node)


meter_old, meter_new = digits(988), digits(4075)
print(meter_old)
print(value(meter_new))
both = add(meter_old, meter_new)
print(both, value(both))
assert value(both) == 988 + 4075
n = digits(1)
for _ in range(7):
    n = double(n)
print(value(n), n)
print(value(add(digits(999), digits(1))), value(digits(0)))
