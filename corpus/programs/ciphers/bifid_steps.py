ALPHABET = "ABCDEFGHIKLMNOPQRSTUVWXYZ"


def coordinates(text):
    return [divmod(ALPHABET.index(c), 5) for c in text]


def encrypt(text):
    coords = coordinates(text)
    line = [r for r, _ in coords] + [c for _, c in coords]
    return "".join(ALPHABET[5 * r + c] for r, c in zip(line[::2], line[1::2]))


def decrypt(text):
    line = [n for pair in coordinates(text) for n in pair]
    half = len(line) // 2
    return "".join(ALPHABET[5 * r + c] for r, c in zip(line[:half], line[half:]))


def prepare(text):
    return "".join(c for c in text.upper().replace("J", "I") if c in ALPHABET)


def main():
    texts = ["Flee at once", "Join us!", "a", ""]
    for t in texts:
        p = prepare(t)
        e = encrypt(p)
        print(f"{p or '-':<12}{e or '-':<12}{decrypt(e) == p}")
    print(coordinates("AZM"))
    spread = encrypt("AAAB"), encrypt("AAAA")
    print(spread, sum(a != b for a, b in zip(*spread)))
    chain = ["SECRET"]
    while len(chain) < 5:
        chain.append(encrypt(chain[-1]))
    print(" -> ".join(chain), "SECRET" in chain[1:])


if __name__ == "__main__":
    main()
