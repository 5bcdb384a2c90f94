import random


def split_secret(secret, n, rng):
    """n shares, all of which are needed."""
    shares = [rng.randrange(256) for _ in range(n - 1)]
    last = secret
    for s in shares:
        last ^= s
    return shares + [last]


def join(shares):
    value = 0
    for s in shares:
        value ^= s
    return value


def split_text(text, names, seed):
    rng = random.Random(seed)
    result = {name: [] for name in names}
    for byte in text.encode():
        for name, share in zip(names, split_secret(byte, len(names), rng)):
            result[name].append(share)
    return result


def rebuild(shares):
    return bytes(join(column) for column in zip(*shares.values()))


parts = split_text("açaí", ["Ana", "Rui", "Zé"], seed=8)
print({name: len(p) for name, p in parts.items()})
print(rebuild(parts).decode())

missing = parts.pop("Rui")
print(rebuild(parts) == "açaí".encode(), len(rebuild(parts)))
parts["Rui"] = missing[::-1]
print(rebuild(parts) == "açaí".encode())
parts["Rui"] = missing
print(rebuild(parts).decode("utf-8"), join([7]), join([]), join([5, 5]))
empty = split_text("", ["A", "B"], 1)
print(empty, rebuild(empty))
