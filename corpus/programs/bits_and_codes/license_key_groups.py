import hashlib
import re

ALPHABET = "ACDEFGHJKLMNPQRTUVWXY34679"


def digits(n, length):
    out = ""
    for _ in range(length):
        n, d = divmod(n, len(ALPHABET))
        out = ALPHABET[d] + out
    return out


def signature(body):
    number = int(hashlib.sha256(f"salt:{body}".encode()).hexdigest()[:8], 16)
    return digits(number % len(ALPHABET) ** 4, 4)


def make(customer, product):
    body = digits(customer, 4) + digits(product, 2) + "AA"
    raw = body + signature(body)
    return "-".join(raw[i:i + 4] for i in range(0, len(raw), 4))


def check(key):
    raw = re.sub(r"[-\s]", "", key.upper()).replace("0", "Q").replace("8", "B")
    if len(raw) != 12:
        return "wrong length"
    if bad := [ch for ch in raw if ch not in ALPHABET]:
        return f"impossible characters {''.join(bad)}"
    return "valid" if signature(raw[:8]) == raw[8:] else "forged"


if __name__ == "__main__":
    key = make(customer=1907, product=31)
    print(key[:9], check(key), check(key.lower().replace("-", " ")))
    print(check(key[:-1]), "|", check("8" + key[1:]), "|", check(key[1] + key[0] + key[2:]))
    print(make(1907, 31) == key, len({make(c, 1) for c in range(5)}))
    print(digits(0, 3), digits(25, 2), digits(26, 2))
