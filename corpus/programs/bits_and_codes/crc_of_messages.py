def crc4(bits, poly="10011"):
    """Remainder of the division, as a string of four bits."""
    work = [int(b) for b in bits + "0000"]
    divisor = [int(b) for b in poly]
    for i in range(len(bits)):
        if work[i]:
            for k, d in enumerate(divisor):
                work[i + k] ^= d
    return "".join(map(str, work[-4:]))


def send(message):
    bits = "".join(f"{ord(c) & 15:04b}" for c in message)
    return bits + crc4(bits)


def ok(frame):
    return crc4(frame[:-4]) == frame[-4:]


def flip(frame, *positions):
    out = list(frame)
    for p in positions:
        out[p] = "1" if out[p] == "0" else "0"
    return "".join(out)


frame = send("GO")
print(frame, ok(frame))
tried = range(0, len(frame), 3)
caught = sum(not ok(flip(frame, i)) for i in tried)
print(f"single errors caught: {caught} of {len(tried)}")
for errors in ((2, 3), (0, 11), (1, 4, 5)):
    print(errors, "caught" if not ok(flip(frame, *errors)) else "missed")
print(crc4("0000"), crc4("1"))
