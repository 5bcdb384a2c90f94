def dump(data, width=8):
    for offset in range(0, len(data), width):
        chunk = data[offset:offset + width]
        hexes = " ".join(f"{b:02x}" for b in chunk)
        text = "".join(chr(b) if 32 <= b < 127 else "." for b in chunk)
        yield f"{offset:04x}  {hexes:<{width * 3 - 1}}  |{text}|"


message = "Größe: 5µm\n\tcafé".encode("utf-8")
for line in dump(message):
    print(line)

print(len(message), len(message.decode()))
print(message.hex()[:12], bytes.fromhex("48 69"))
multi = [c for c in message.decode() if len(c.encode()) > 1]
print(multi, [len(c.encode()) for c in "aö€😀"])

try:
    message[:3].decode("utf-8")
    message[:4].decode("utf-8")
    message[3:].decode("utf-8")
except UnicodeDecodeError as e:
    print(e.reason, "at", e.start)
print(message[3:].decode("utf-8", errors="replace")[:4])
xored = bytes(b ^ 0x20 for b in b"Hello")
print(xored, xored[::-1].decode())
print(int.from_bytes(b"\x01\x00", "big"), (1000).to_bytes(2, "little"))
