LETTERS = "0123456789bcdefghjkmnpqrstuvwxyz"


def encode(lat, lon, length=4):
    lat_range, lon_range = [-90.0, 90.0], [-180.0, 180.0]
    out, bits, n, even = "", 0, 0, True
    while len(out) < length:
        value, rng = (lon, lon_range) if even else (lat, lat_range)
        middle = sum(rng) / 2
        bits <<= 1
        if value >= middle:
            bits |= 1
            rng[0] = middle
        else:
            rng[1] = middle
        even = not even
        n += 1
        if n == 5:
            out += LETTERS[bits]
            bits = n = 0
    return out


def common(a, b):
    n = 0
    for x, y in zip(a, b):
        if x != y:
            break
        n += 1
    return a[:n]


places = {"Rathaus": (53.5503, 9.9920), "Michel": (53.5484, 9.9787), "Altona": (53.5520, 9.9352)}
codes = {name: encode(*p) for name, p in places.items()}
print(codes)
print(common(codes["Rathaus"], codes["Michel"]), common(codes["Rathaus"], codes["Altona"]))
print(encode(0, 0, 2), encode(-90, -180, 3), len(set(codes.values())))
