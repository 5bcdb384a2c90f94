def pack(day, month, year):
    return (year - 1980) << 9 | month << 5 | day

def unpack(n):
    return n & 31, n >> 5 & 15, (n >> 9) + 1980

def text(n):
    d, m, y = unpack(n)
    return f"{d}.{m}.{y}"

dates = [(24, 12, 1999), (1, 1, 1980), (31, 10, 2043)]
packed = [pack(*d) for d in dates]
for p in packed:
    print(p, f"{p:016b}", text(p))
print([unpack(p) == d for p, d in zip(packed, dates)])
print(sorted(packed) == [pack(*d) for d in sorted(dates, key=lambda d: d[::-1])])
newest = text(max(packed))
print("newest", newest, "oldest", text(min(packed)))
odd = pack(32, 1, 2000)
print(text(odd), odd - pack(31, 1, 2000))
data = b"".join(p.to_bytes(2, "little") for p in packed)
print(data.hex(), int.from_bytes(data[:2], "little") == packed[0])
