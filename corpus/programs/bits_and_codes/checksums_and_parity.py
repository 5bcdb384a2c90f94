from functools import reduce
from operator import xor


def parity(n):
    even = True
    while n:
        even ^= n & 1
        n >>= 1
    return even


def pack(*fields):
    """Fields are (value, bits) pairs, the first on top."""
    word = 0
    for value, bits in fields:
        if value >> bits:
            raise OverflowError(f"{value} needs more than {bits} bits")
        word = word << bits | value
    return word


def unpack(word, *sizes):
    out = []
    for bits in reversed(sizes):
        out.append(word & (1 << bits) - 1)
        word >>= bits
    return out[::-1]


data = [3, 7, 12]
check = reduce(xor, data)
print(check, reduce(xor, data + [check]), [parity(n) for n in data])
word = pack((2, 3), (5, 4), (1, 1))
print(word, f"{word:08b}", unpack(word, 3, 4, 1), word == 0b01001011)
broken = word ^ 1 << 4
print(unpack(broken, 3, 4, 1), parity(word) != parity(broken))
pack((9, 3))
