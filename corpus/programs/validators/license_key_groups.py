import string

ALPHABET = "".join(c for c in string.ascii_uppercase + string.digits if c not in "O0I1")


def value(c):
    return ALPHABET.index(c)


def checksum(text):
    total = 0
    for i, c in enumerate(text):
        total = (total * 3 + value(c) * (i + 1)) % len(ALPHABET)
    return ALPHABET[total]


def make(seed):
    body = ""
    n = seed
    for _ in range(7):
        n = (n * 1103515245 + 12345) % 2 ** 31
        body += ALPHABET[n % len(ALPHABET)]
    key = body + checksum(body)
    return "-".join(key[i:i + 4] for i in range(0, 8, 4))


def valid(key):
    text = key.replace("-", "").upper()
    if len(text) != 8:
        return False
    try:
        return checksum(text[:-1]) == text[-1]
    except ValueError:
        return False


def main():
    keys = [make(s) for s in (1, 2, 42)]
    print(keys, len(ALPHABET))
    print([valid(k) for k in keys], valid(keys[0].lower()))
    broken = keys[0][::-1]
    print(broken, valid(broken), valid("ABCD"), valid("O0I1-AAAA"))
    other = keys[1][0] + ("A" if keys[1][1] != "A" else "B") + keys[1][2:]
    print(other, valid(other))


if __name__ == "__main__":
    main()
