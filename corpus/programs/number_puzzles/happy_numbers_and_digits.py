def squares(n):
    return sum(int(d) ** 2 for d in str(n))


def is_happy(n, seen=None):
    seen = seen or set()
    if n == 1:
        return True
    if n in seen:
        return False
    return is_happy(squares(n), seen | {n})


def kaprekar(n):
    steps = 0
    while n != 6174 and steps < 8:
        big = "".join(sorted(f"{n:04}", reverse=True))
        n = int(big) - int(big[::-1])
        steps += 1
    return steps


print([n for n in range(4, 8) if is_happy(n)])
print(kaprekar(3524), kaprekar(6174), kaprekar(2111))
print([n for n in (100, 153, 370) if n == sum(int(d) ** 3 for d in str(n))])
