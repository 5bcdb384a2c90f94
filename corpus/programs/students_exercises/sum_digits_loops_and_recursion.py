def with_while(n):
    total = 0
    while n > 0:
        total += n % 10
        n //= 10
    return total


def with_recursion(n):
    if n < 10:
        return n
    return n % 10 + with_recursion(n // 10)


def with_text(n):
    return sum(int(c) for c in str(n))


for n in (0, 7, 1234, 9009):
    a, b, c = with_while(n), with_recursion(n), with_text(n)
    assert a == b == c, (n, a, b, c)
    print(n, a)
print(with_while(-5), with_recursion(-5))
n, rounds = 987, 0
while n >= 10:
    n = with_while(n)
    rounds += 1
print(n, rounds)
print(with_text(-5))
