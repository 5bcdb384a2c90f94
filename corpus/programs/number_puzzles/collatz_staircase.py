def collatz(n):
    while n != 1:
        yield n
        n = n // 2 if n % 2 == 0 else 3 * n + 1
    yield 1

lengths = {}
for start in (6, 7, 12, 1):
    path = list(collatz(start))
    lengths[start] = len(path) - 1
    print(start, "->", *path[1:6], "..." if len(path) > 6 else "")
    print("   peak", max(path), "steps", lengths[start])
longest = max(lengths, key=lengths.get)
print("longest:", longest)
shared = set(collatz(6)) & set(collatz(7))
print(sorted(shared, reverse=True)[0])
odd_steps = sum(n % 2 for n in collatz(7)) - 1
print("odd steps from 7:", odd_steps)
