def lucky(limit):
    numbers = list(range(1, limit + 1, 2))
    i = 1
    while i < len(numbers) and numbers[i] <= len(numbers):
        del numbers[numbers[i] - 1::numbers[i]]
        i += 1
    return numbers


def eratosthenes(limit):
    prime = [True] * (limit + 1)
    prime[:2] = [False, False]
    for n in range(2, int(limit ** .5) + 1):
        if prime[n]:
            prime[n * n::n] = [False] * len(prime[n * n::n])
    return [n for n, p in enumerate(prime) if p]


if __name__ == "__main__":
    luck = lucky(40)
    print("lucky:", luck)
    primes = eratosthenes(40)
    print("prime:", primes)
    print("both:", sorted(set(luck) & set(primes)))
    gaps = [b - a for a, b in zip(luck, luck[1:])]
    print("largest gap", max(gaps), "after", luck[gaps.index(max(gaps))])
