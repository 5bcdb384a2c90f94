from functools import reduce

OPS = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "max": max,
}


def fold(op, values, *start):
    return reduce(OPS[op], values, *start)


print(fold("+", [1, 2, 3]), fold("-", [10, 2, 3]), fold("*", [], 1))
print(fold("max", [4, 9, 2]), fold("+", ["a", "b"], ""))
steps = []
reduce(lambda acc, x: steps.append((acc, x)) or acc + x, [1, 2, 3])
print(steps)
merged = reduce(lambda d, kv: {**d, kv[0]: d.get(kv[0], 0) + kv[1]}, [("a", 1), ("b", 2), ("a", 5)], {})
print(merged)
nested = reduce(lambda inner, name: {name: inner}, ["x", "y", "z"], None)
print(nested)
print(reduce(lambda a, b: a if len(a) >= len(b) else b, "one three five seven".split()))
print(fold("+", []))
