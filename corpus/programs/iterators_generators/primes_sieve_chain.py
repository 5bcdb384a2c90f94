def naturals(n):
    while True:
        yield n
        n += 1


def sieve(source):
    prime = next(source)
    yield prime
    yield from sieve(n for n in source if n % prime)


def take(source, n):
    return [x for x, _ in zip(source, range(n))]


print(take(sieve(naturals(2)), 5))
odd = (n for n in naturals(1) if n % 2)
print(take(odd, 3))
print(next(odd))        # one was lost between: zip asked for it first
squares = (n * n for n in naturals(4))
print([next(squares) for _ in range(3)])
