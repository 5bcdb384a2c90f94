def collatz(n):
    path = [n]
    while n != 1:
        if n % 2 == 0:
            n = n / 2
        else:
            n = 3 * n + 1
        path.append(n)
    return path


def happy(n):
    seen = []
    while n != 1 and n not in seen:
        seen.append(n)
        total = 0
        for d in str(n):
            total += int(d) ** 2
        n = total
    return n == 1


def perfect(n):
    return sum(d for d in range(1, n) if n % d == 0) == n


p = collatz(6)
print(p)
print("steps", len(p) - 1, "highest", max(p))
print([n for n in range(1, 8) if happy(n)])
print([n for n in range(2, 10) if perfect(n)])
longest = max(range(1, 7), key=lambda n: len(collatz(n)))
print(longest, "takes", len(collatz(longest)), "numbers")
print(collatz(1), collatz(4)[-1] == 1)
