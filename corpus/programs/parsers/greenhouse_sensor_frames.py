frames = ["$T21.5,H60*B", "$T19.0,H71*4", "$T22.1,L800*?", "T20.0", "$H55*7"]


def checksum(body):
    total = 0
    for c in body:
        total += ord(c)
    return "0123456789ABCDEF"[total % 16]


def parse(frame):
    if not frame.startswith("$") or "*" not in frame:
        raise ValueError("no frame")
    body, given = frame[1:].split("*")
    values = {}
    for part in body.split(","):
        values[part[0]] = float(part[1:])
    return values, checksum(body) == given


good, broken = [], 0
for f in frames:
    try:
        values, ok = parse(f)
    except ValueError as e:
        broken += 1
        print(f, "->", e)
        continue
    print(f, "->", values, "ok" if ok else "should be " + checksum(f[1:f.index("*")]))
    good.append(values)

sums = {}
for v in good:
    for k in v:
        sums.setdefault(k, []).append(v[k])
names = {"T": "temperature", "H": "humidity", "L": "light"}
for k, values in sums.items():
    print(f"{names[k]:<12}{sum(values) / len(values):8.2f} from {len(values)}")
print(broken, [v for v in good if "T" not in v])
print(checksum("AB") == checksum("BA"), checksum(""))
