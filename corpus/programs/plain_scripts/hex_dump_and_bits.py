data = "Grüß dich\n".encode("utf-8") + bytes([0, 7, 255])

for start in range(0, len(data), 8):
    chunk = data[start:start + 8]
    hexes = " ".join(f"{b:02x}" for b in chunk)
    text = "".join(chr(b) if 32 <= b < 127 else "." for b in chunk)
    print(f"{start:04x}  {hexes:<23}  {text}")

print(len(data), sum(data) % 256, data.count(b"\xc3"))
parity = 0
for b in data:
    parity ^= b
print(bin(parity), parity.bit_count() % 2)

bits = "".join(f"{b:08b}" for b in data[:3])
print(bits, len(bits), int(bits, 2) == int.from_bytes(data[:3], "big"))
high = [i for i, b in enumerate(data) if b > 127]
print("not ASCII at", high)
text = data[:-3].decode()
print(repr(text), len(text), len(data) - 3)
try:
    data.decode()
except UnicodeDecodeError as e:
    print(e.reason, "at", e.start)
swapped = bytes(b << 4 & 0xF0 | b >> 4 for b in data[:4])
print(swapped.hex(" "), bytes(b << 4 & 0xF0 | b >> 4 for b in swapped) == data[:4])
