from math import gcd


class KeyErrorAffine(ValueError):
    pass


def inverse(a, m=26):
    for x in range(1, m):
        if a * x % m == 1:
            return x
    raise KeyErrorAffine(f"{a} has no inverse modulo {m}")


def affine(text, a, b):
    out = []
    for c in text.upper():
        if "A" <= c <= "Z":
            out.append(chr((a * (ord(c) - 65) + b) % 26 + 65))
        else:
            out.append(c)
    return "".join(out)


def unaffine(text, a, b):
    x = inverse(a)
    return affine(text, x, -b * x)


usable = [a for a in range(1, 26) if gcd(a, 26) == 1]
print(len(usable) * 26, "keys", usable)
coded = affine("Coffee, black", 5, 8)
print(coded, "->", unaffine(coded, 5, 8))
for a in (25, 13):
    text = affine("abcdef", a, 1)
    try:
        print(a, text, unaffine(text, a, 1))
    except KeyErrorAffine as e:
        print(a, text, "lost:", e)
atbash = affine("wizard", 25, 25)
print(atbash, affine(atbash, 25, 25))
