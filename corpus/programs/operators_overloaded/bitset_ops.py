class Bits:
    def __init__(self, n=0):
        self.n = n

    @classmethod
    def of(cls, *positions):
        b = cls()
        for p in positions:
            b[p] = True
        return b

    def __getitem__(self, i):
        return bool(self.n >> i & 1)

    def __setitem__(self, i, on):
        if on:
            self.n |= 1 << i
        else:
            self.n &= ~(1 << i)

    def __and__(self, o): return Bits(self.n & o.n)
    def __or__(self, o): return Bits(self.n | o.n)
    def __xor__(self, o): return Bits(self.n ^ o.n)
    def __lshift__(self, k): return Bits(self.n << k)
    def __len__(self): return bin(self.n).count("1")
    def __index__(self): return self.n

    def __iter__(self):
        return (i for i in range(self.n.bit_length()) if self[i])

    def __repr__(self):
        return "{" + ",".join(map(str, self)) + "}"


primes = Bits.of(2, 3, 5, 7, 11)
odd = Bits(0b101010101010)
print(primes & odd, len(primes | odd), primes ^ odd)
primes[2] = False
primes[13] = 1
print(primes, primes[13], primes[1], bin(primes), hex(odd))
twins = primes & (primes << 2)
print(twins, list(twins), "abcdefgh"[Bits.of(1, 0)])
print(max(primes), sum(odd), bool(Bits()))
