def digit_product(n):
    return n if n < 10 else n % 10 * digit_product(n // 10)


def persistence(n, steps=()):
    steps += (n,)
    return steps if n < 10 else persistence(digit_product(n), steps)


def digital_root(n: int) -> int:
    return n if n < 10 else digital_root(sum(map(int, str(n))))


def happy(n, seen=frozenset()):
    if n == 1 or n in seen:
        return n == 1
    return happy(sum(int(d) ** 2 for d in str(n)), seen | {n})


if __name__ == "__main__":
    for house in (77, 39, 6, 100):
        print(" -> ".join(map(str, persistence(house))))
    roots = {n: digital_root(n) for n in (493, 1986, 38)}
    print(roots)
    print([n for n in (7, 19, 20, 23) if happy(n)])
    print(digit_product(1986) % 9 == digital_root(1986) % 9)
