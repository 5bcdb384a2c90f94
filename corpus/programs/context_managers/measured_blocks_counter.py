from collections import Counter
from contextlib import contextmanager

calls = Counter()


def op(name, n=1):
    calls[name] += n


@contextmanager
def counting(label, report):
    before = calls.copy()
    try:
        yield
    finally:
        report[label] = dict(calls - before)


def multiply_slow(a, b):
    total = 0
    for _ in range(b):
        op("add")
        total += a
    return total


def multiply_fast(a, b):
    total = 0
    while b:
        if b & 1:
            op("add")
            total += a
        op("shift", 2)
        a, b = a << 1, b >> 1
    return total


def main():
    report = {}
    with counting("slow", report):
        x = multiply_slow(7, 13)
    with counting("fast", report):
        y = multiply_fast(7, 13)
    with counting("both", report):
        with counting("inner", report):
            multiply_fast(3, 4)
        multiply_slow(3, 4)
    print(x == y, x)
    for label, used in report.items():
        print(f"{label:<6}{used}")
    print(sum(calls.values()), list(report))


main()
