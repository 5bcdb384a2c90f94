def trace(function):
    depth = 0

    def traced(*args):
        nonlocal depth
        pad = "| " * depth
        print(f"{pad}{function.__name__}{args}")
        depth += 1
        result = function(*args)
        depth -= 1
        print(f"{pad}-> {result!r}")
        return result
    return traced


@trace
def weigh(box):
    if isinstance(box, int):
        return box
    return sum(weigh(b) for b in box) + 1


@trace
def power(base, n):
    if n == 0:
        return 1
    half = power(base, n // 2)
    return half * half * (base if n % 2 else 1)


parcel = (3, (4, 2), ())
total = weigh(parcel)
print("parcel weighs", total)
p = power(3, 5)
print(p == 3 ** 5)
