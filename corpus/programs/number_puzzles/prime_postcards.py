def is_prime(n):
    if n < 2:
        return False
    d = 2
    while d * d <= n:
        if n % d == 0:
            return False
        d += 1
    return True


def factors(n):
    found = []
    d = 2
    while n > 1:
        while n % d == 0:
            found.append(d)
            n //= d
        d += 1
    return found


def main():
    ages = {"Opa": 79, "Mama": 48, "Nils": 13, "Baby": 1}
    for name, age in ages.items():
        if is_prime(age):
            print(f"{name} is {age}, a prime age")
        else:
            print(f"{name} is {age} = {' * '.join(map(str, factors(age))) or '?'}")
    together = [n for n in range(0, 31, 2) if all(is_prime(a + n) for a in (ages["Opa"], ages["Nils"]))]
    print("both prime in", together[:3], "years")
    twins = [(p, p + 2) for p in range(20) if is_prime(p) and is_prime(p + 2)]
    print(twins)


main()
