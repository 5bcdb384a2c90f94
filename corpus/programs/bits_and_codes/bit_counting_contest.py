def by_string(n):
    return bin(n).count("1")


def by_loop(n):
    count = 0
    while n:
        count += n & 1
        n >>= 1
    return count


def by_trick(n):
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


TABLE = [by_trick(i) for i in range(16)]


def by_table(n):
    count = 0
    while n:
        count += TABLE[n & 15]
        n >>= 4
    return count


methods = [by_string, by_loop, by_trick, by_table]
numbers = [0, 7, 64, 1000, 2 ** 16 - 1]
for n in numbers:
    results = {f.__name__: f(n) for f in methods}
    assert len(set(results.values())) == 1, results
    print(f"{n:>6} {n:>17b} {results['by_table']}")

heaviest = max(range(20), key=by_trick)
print("most bits below 20:", heaviest)
same = [n for n in range(16) if by_table(n) == 3]
print(same, sorted(same, reverse=True) == [15 ^ n for n in [8, 4, 2, 1][::-1]][::-1])
print(by_string(-5))
