def is_prime(n):
    """Question 1."""
    if n < 2:
        return False
    i = 2
    while i * i < n:
        if n % i == 0:
            return False
        i += 1
    return True


def factors(n):
    """Question 2."""
    result = []
    d = 2
    while n > 1:
        while n % d == 0:
            result.append(d)
            n //= d
        d += 1
    return result


def main():
    found = []
    for n in range(1, 16):
        if is_prime(n):
            found.append(n)
    print("primes:", found)
    for n in [12, 13, 25, 30]:
        f = factors(n)
        print(n, "=", " * ".join(str(x) for x in f))
        if is_prime(n) != (len(f) == 1):
            print("   strange!")
    print(sum(found), factors(1))


main()
