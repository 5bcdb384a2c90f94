divs = lambda n: {d for d in range(1, n + 1) if n % d == 0}
mults = lambda n, top: set(range(n, top + 1, n))

a, b = 12, 18
da, db = divs(a), divs(b)
print(sorted(da), sorted(db))
print("common:", sorted(da & db), "gcd", max(da & db))
print("lcm", min(mults(a, a * b) & mults(b, a * b)))
assert max(da & db) * min(mults(a, 216) & mults(b, 216)) == a * b

threes, fives = mults(3, 20), mults(5, 20)
print(sum(threes | fives), len(threes - fives), sorted(threes & fives))
coprime = {n for n in range(1, 13) if divs(n) & da == {1}}
print("coprime to 12:", sorted(coprime))
universe = set(range(1, 21))
primes = {n for n in universe if len(divs(n)) == 2}
print(sorted(primes), sorted(universe - primes - mults(2, 20)))
