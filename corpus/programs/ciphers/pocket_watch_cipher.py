# the outer ring holds the letters, the inner ring turns with every letter
outer = "ABCDEFGHIJKLMNOPQRSTUVWXYZ "
inner = "QWERTYUIOP ASDFGHJKLZXCVBNM"

def turn(ring, n):
    return ring[n:] + ring[:n]

def encode(text, start):
    ring = turn(inner, start)
    out = ""
    for c in text.upper():
        out += ring[outer.index(c)]
        ring = turn(ring, 1)
    return out

def decode(text, start):
    ring = turn(inner, start)
    out = ""
    for c in text:
        out += outer[ring.index(c)]
        ring = turn(ring, 1)
    return out

message = "meet at the mill"
coded = encode(message, 5)
print(coded)
print(decode(coded, 5).lower())
print(decode(coded, 6).lower())
print([encode("aaaa", n) for n in (0, 1, 26)])

hits = []
for n in range(len(inner)):
    if decode(coded[:4], n) == "MEET":
        hits.append(n)
print("starts that fit:", hits)
same = sum(a == b for a, b in zip(encode("mill", 0), encode("mall", 0)))
print(same, len(set(inner)) == len(inner) == len(outer))
