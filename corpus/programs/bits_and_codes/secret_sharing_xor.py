import random


def split(secret, people, rng):
    shares = [bytes(rng.randrange(256) for _ in secret) for _ in range(people - 1)]
    last = secret
    for share in shares:
        last = xor(last, share)
    return shares + [last]


def xor(a, b):
    return bytes(x ^ y for x, y in zip(a, b))


def join(shares):
    result = bytes(len(shares[0]))
    for share in shares:
        result = xor(result, share)
    return result


def main():
    rng = random.Random(8)
    names = ["Alva", "Bo", "Cai"]
    shares = dict(zip(names, split(b"vault 7", len(names), rng)))
    print([len(s) for s in shares.values()])
    print(join(list(shares.values())))
    two = join([shares["Alva"], shares["Cai"]])
    print("two are enough:", two == b"vault 7")
    print(xor(two, shares["Bo"]).decode())
    changed = xor(shares["Bo"], b"\0\0\0\0\0\0\x01")
    print(join([shares["Alva"], changed, shares["Cai"]]))
    print(xor(b"ab", b"ab"), xor(b"long", b"\x20"))


main()
