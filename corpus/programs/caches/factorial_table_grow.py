class FactorialTable:
    def __init__(self):
        self.table = [1]

    def __getitem__(self, n):
        if isinstance(n, slice):
            return [self[i] for i in range(*n.indices(n.stop))]
        if n < 0:
            raise IndexError("factorial of a negative number")
        while len(self.table) <= n:
            self.table.append(self.table[-1] * len(self.table))
        return self.table[n]

    def choose(self, n, k):
        if not 0 <= k <= n:
            return 0
        return self[n] // (self[k] * self[n - k])


fact = FactorialTable()
print(fact[5], fact.table)
print(fact[3], len(fact.table))
print(fact[2:7])
print("lotto 3 of 9:", fact.choose(9, 3), "table", len(fact.table))

rows = [[fact.choose(n, k) for k in range(n + 1)] for n in range(4)]
print(rows)
anagrams = fact[6]
for letter in set("banana"):
    anagrams //= fact["banana".count(letter)]
print("banana:", anagrams)
try:
    fact[-1]
except IndexError as e:
    print(e)
for i, f in enumerate(fact):
    if f > 100:
        print(f"{i}! is the first above 100")
        break
print(fact[4.0])
