text = "Größe 5€"
data = text.encode("utf-8")
print(len(text), len(data), data[:4])
print(data.decode("utf-8") == text, [hex(b) for b in data[-3:]])
for codec in ("ascii", "latin-1"):
    try:
        print(codec, text.encode(codec))
    except UnicodeEncodeError as e:
        print(codec, "fails at", e.start, repr(text[e.start]))
print(text.encode("ascii", errors="replace"), text.encode("ascii", "ignore").decode())
packet = bytearray(b"\x01\x00abc")
packet[1] = len(packet) - 2
packet.append(sum(packet) % 256)
print(packet.hex(" "), packet[2:5].decode(), list(packet[:2]))
print(bytes([72, 105]), b"a,b,".split(b","), b"xyz"[1], b"xyz"[1:2])
try:
    data[:3].decode()
except UnicodeDecodeError:
    print("cut in the middle of a letter")
print(b"a" + "b")
