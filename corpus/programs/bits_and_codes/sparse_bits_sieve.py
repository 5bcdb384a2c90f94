class BitArray:
    def __init__(self, size, fill=False):
        self.size = size
        self.words = [0xFF if fill else 0] * -(-size // 8)

    def __setitem__(self, i, on):
        word, bit = divmod(i, 8)
        if on:
            self.words[word] |= 1 << bit
        else:
            self.words[word] &= ~(1 << bit)

    def __getitem__(self, i):
        if i >= self.size:
            raise IndexError(i)
        return self.words[i // 8] >> i % 8 & 1

    def __iter__(self):
        return (i for i in range(self.size) if self[i])

    def __repr__(self):
        return " ".join(f"{w:02x}" for w in self.words)


lights = BitArray(20, fill=True)
for step in (2, 3):
    for i in range(0, 20, step):
        lights[i] = not lights[i]
print(lights)
print(list(lights))
lights[19] = False
print(lights[19], sum(1 for _ in lights))
primes = BitArray(18, True)
primes[0] = primes[1] = 0
for n in range(2, 5):
    if primes[n]:
        for k in range(n * n, 18, n):
            primes[k] = 0
print(*primes)
