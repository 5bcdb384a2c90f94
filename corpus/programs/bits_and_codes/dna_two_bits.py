CODE = {"A": 0, "C": 1, "G": 2, "T": 3}
BASES = "ACGT"


def pack(dna):
    value = 1                       # a leading one keeps the zeros
    for base in dna:
        value = value << 2 | CODE[base]
    return value


def unpack(value):
    dna = []
    while value > 1:
        dna.append(BASES[value & 3])
        value >>= 2
    return "".join(reversed(dna))


def complement(value):
    """Flips all pairs of bits behind the leading one: A-T, C-G."""
    mask = (1 << (value.bit_length() - 1)) - 1
    return value ^ mask


def mismatches(a, b):
    diff = a ^ b
    n = 0
    while diff:
        n += bool(diff & 3)
        diff >>= 2
    return n


def main():
    gene = "AACGTTAG"
    packed = pack(gene)
    print(packed, bin(packed), unpack(packed) == gene)
    print(unpack(complement(packed)))
    print((packed.bit_length() + 7) // 8, "bytes instead of", len(gene))
    for other in ("AACGTTAC", "TTCGTTAG", "AACG"):
        print(other, mismatches(packed, pack(other)))
    print(repr(unpack(pack(""))), pack("A") == pack("AA"))
    try:
        pack("ACNT")
    except KeyError as e:
        print("unknown base", e)


main()
