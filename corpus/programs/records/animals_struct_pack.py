import struct

FORMAT = struct.Struct("<8sHf?")

animals = [("tiger", 12, 180.5, True), ("gecko", 3, 0.06, False), ("schildkröte", 90, 210.0, False)]

blob = b""
for name, age, kg, dangerous in animals:
    raw = name.encode("utf-8")[:8]
    blob += FORMAT.pack(raw, age, kg, dangerous)

print(len(blob), "bytes,", FORMAT.size, "each")

loaded = []
for i in range(0, len(blob), FORMAT.size):
    raw, age, kg, dangerous = FORMAT.unpack(blob[i:i + FORMAT.size])
    name = raw.rstrip(b"\0").decode()
    loaded.append((name, age, round(kg, 2), dangerous))

for before, after in zip(animals, loaded):
    print(before == after, after)

total = sum(kg for _, _, kg, _ in loaded)
print(f"{total:.2f} kg, dangerous: {[a[0] for a in loaded if a[-1]]}")
