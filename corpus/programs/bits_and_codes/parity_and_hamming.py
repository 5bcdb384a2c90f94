def encode(data):
    """Four bits become seven, Hamming (7,4)."""
    d1, d2, d3, d4 = data
    p1 = d1 ^ d2 ^ d4
    p2 = d1 ^ d3 ^ d4
    p3 = d2 ^ d3 ^ d4
    return [p1, p2, d1, p3, d2, d3, d4]


def correct(word):
    syndrome = 0
    for position, bit in enumerate(word, start=1):
        if bit:
            syndrome ^= position
    fixed = word[:]
    if syndrome:
        fixed[syndrome - 1] ^= 1
    return fixed, syndrome


def decode(word):
    return [word[i] for i in (2, 4, 5, 6)]


message = [1, 0, 1, 1]
sent = encode(message)
print("sent    ", *sent)
for flip in (None, 4, 0):
    received = list(sent)
    if flip is not None:
        received[flip] ^= 1
    fixed, where = correct(received)
    print("received", *received, "error at", where or "-", decode(fixed) == message)
two = sent[:]
two[1] ^= 1
two[5] ^= 1
fixed, where = correct(two)
print("two errors:", where, decode(fixed), decode(fixed) == message)
