visits = [
    (8, "ip1"), (8, "ip2"), (9, "ip1"), (9, "ip3"),
    (9, "ip1"), (11, "ip2"), (11, "ip4"),
]

per_hour = {}
for hour, ip in visits:
    per_hour.setdefault(hour, set()).add(ip)

seen = set()
for hour in range(8, 12):
    now = per_hour.get(hour, set())
    fresh = now - seen
    back = now & seen
    seen |= now
    print(f"{hour:>2}h {len(now)} visitors, new {sorted(fresh)}, back {sorted(back)}")

hours = {}
for hour, ip in visits:
    hours.setdefault(ip, []).append(hour)
loyal = {ip for ip, hs in hours.items() if len(set(hs)) > 1}
print("loyal:", sorted(loyal))
gaps = {ip: max(hs) - min(hs) for ip, hs in hours.items() if ip in loyal}
print(gaps, "total", len(seen))
pairs = {frozenset((a, b)) for ips in per_hour.values() for a in ips for b in ips if a != b}
print(len(pairs), frozenset({"ip1", "ip2"}) in pairs, {"ip1", "ip4"} in pairs)
