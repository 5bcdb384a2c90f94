from math import gcd


def make_keys(p, q, e):
    n, phi = p * q, (p - 1) * (q - 1)
    if gcd(e, phi) != 1:
        raise ValueError(f"e={e} shares a factor with {phi}")
    return (n, e), (n, pow(e, -1, phi))


def encrypt(text, key):
    n, e = key
    return [pow(ord(c), e, n) for c in text]


def decrypt(numbers, key):
    n, d = key
    return "".join(chr(pow(c, d, n)) for c in numbers)


def factor(n):
    k = 2
    while n % k:
        k += 1
    return k, n // k


def main():
    public, private = make_keys(17, 23, 5)
    print("public", public, "private", private)
    coded = encrypt("Hi Bob!", public)
    print(coded)
    print(decrypt(coded, private))
    p, q = factor(public[0])
    print("cracked:", p, q, make_keys(p, q, public[1])[1] == private)
    print(encrypt("ll", public))
    signature = pow(99, private[1], private[0])
    print("signed", signature, pow(signature, public[1], public[0]) == 99)
    print(repr(decrypt(encrypt("€", public), private)))
    make_keys(5, 11, 4)


if __name__ == "__main__":
    main()
