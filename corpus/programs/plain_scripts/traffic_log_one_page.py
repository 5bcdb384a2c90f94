log = """\
10.0.0.1 GET /index 200 512
10.0.0.2 GET /shop 404 0
10.0.0.1 POST /cart 500 13
10.0.0.3 GET /shop 404 0
bad line
10.0.0.1 GET /index 304 0"""
hits, errors, volume, broken = {}, {}, 0, 0
for line in log.split("\n"):
    try:
        ip, verb, path, code, size = line.split()
    except ValueError as e:
        broken += 1
        print(e)
        continue
    hits[ip] = hits.get(ip, 0) + 1
    if code[0] in "45":
        errors.setdefault(path, []).append(ip)
    volume += int(size)
print(hits)
print({p: sorted(set(ips)) for p, ips in errors.items()})
print(volume, broken, max(hits, key=hits.get))
