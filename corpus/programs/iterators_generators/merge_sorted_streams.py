def merge(left, right):
    left, right = iter(left), iter(right)
    a = next(left, None)
    b = next(right, None)
    while a is not None and b is not None:
        if a <= b:
            yield a
            a = next(left, None)
        else:
            yield b
            b = next(right, None)
    if a is not None:
        yield a
        yield from left
    if b is not None:
        yield b
        yield from right


def unique(source):
    last = object()
    for item in source:
        if item != last:
            yield item
        last = item


evens = (n for n in range(0, 9, 4))
print(list(merge(evens, [1, 4, 9])))
print(list(unique(merge([1, 4], merge([0, 1], [4, 4, 5])))))
print(list(merge([], "")), list(merge(["b"], "ac")))
