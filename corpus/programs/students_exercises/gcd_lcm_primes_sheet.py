def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


def lcm(a, b):
    return a * b // gcd(a, b)


def factors(n):
    found, d = [], 2
    while d * d <= n:
        while n % d == 0:
            found.append(d)
            n //= d
        d += 1 if d == 2 else 2
    if n > 1:
        found.append(n)
    return found


def perfect(n):
    return n == sum(d for d in range(1, n) if n % d == 0)


print("1.", gcd(84, 36), gcd(-6, 4), gcd(5, 0))
print("2.", lcm(4, 6), lcm(7, 3))
print("3.", factors(360), factors(97), factors(1))
print("4.", [n for n in (6, 12, 28) if perfect(n)])
print("5.", lcm(0, 0))
