from itertools import count, islice, takewhile, dropwhile


def sieve(numbers):
    """Each prime adds another filter."""
    p = next(numbers)
    yield p
    yield from sieve(n for n in numbers if n % p)


def gaps(numbers):
    last = next(numbers)
    for n in numbers:
        yield n - last
        last = n


print(list(islice(sieve(count(2)), 8)))
print(list(islice(gaps(sieve(count(2))), 5)))
print(list(takewhile(lambda p: p < 12, sieve(count(2)))))
print(next(dropwhile(lambda p: p < 14, sieve(count(2)))))

squares = (n * n for n in count(1))
print(next(s for s in squares if s > 30), next(squares))
mirror = (n for n in count(10) if str(n) == str(n)[::-1])
print(*islice(mirror, 2, 5))
twins = [(p, p + g) for p, g in zip(sieve(count(2)), islice(gaps(sieve(count(2))), 6)) if g == 2]
print(twins)
