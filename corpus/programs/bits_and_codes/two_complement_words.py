WIDTH = 8
LIMIT = 1 << WIDTH

numbers = [5, -5, 127, -128, 0, -1]
for n in numbers:
    word = n % LIMIT
    back = word - LIMIT if word >= LIMIT // 2 else word
    print(f"{n:>5} {word:08b} {word:02x} {back}")

def add(a, b):
    word = (a + b) % LIMIT
    value = word - LIMIT if word >= LIMIT // 2 else word
    overflow = value != a + b
    return value, overflow

for a, b in [(100, 27), (100, 28), (-100, -29), (-1, 1)]:
    value, overflow = add(a, b)
    print(f"{a} + {b} = {value}{' (overflow)' if overflow else ''}")

def negate(n):
    return add(~n, 1)[0]

print([negate(n) for n in numbers])
total = 0
for n in (60, 60, 60):
    total, over = add(total, n)
    if over:
        print("wrapped to", total)
print(total, (60 * 3) % LIMIT - LIMIT == total, -7 // 2, -7 >> 1, int(-7 / 2))
