def parity_bit(value):
    ones = 0
    while value:
        ones += value & 1
        value >>= 1
    return ones % 2


def send(text):
    return [ord(ch) << 1 | parity_bit(ord(ch)) for ch in text]


def receive(codes):
    text, bad = "", []
    for i, code in enumerate(codes):
        value, bit = code >> 1, code & 1
        if parity_bit(value) != bit:
            bad.append(i)
            text += "?"
        else:
            text += chr(value)
    return text, bad


def noise(codes, *flips):
    for index, bit in flips:
        codes[index] ^= 1 << bit
    return codes


def main():
    clean = send("Hello")
    print(clean, receive(clean))
    one = noise(clean, (1, 3))
    print(receive(one))
    two = noise(clean, (2, 1), (2, 4))
    print(receive(two))
    print(receive(clean)[0] == "Hello", one is two)
    print([parity_bit(n) for n in range(8)], receive(send("ñ")))


if __name__ == "__main__":
    main()
