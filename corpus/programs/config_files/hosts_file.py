HOSTS = """127.0.0.1 localhost loopback   # always
192.168.0.10\tnas nas.lan
192.168.0.11 printer # upstairs
::1 localhost

192.168.0.10 backup
"""

names = {}
addresses = {}
for line in HOSTS.split("\n"):
    line = line.split("#")[0]
    parts = line.split()
    if len(parts) < 2:
        continue
    address = parts[0]
    for name in parts[1:]:
        names.setdefault(name, []).append(address)
        addresses.setdefault(address, []).append(name)

for a in addresses:
    print(a.ljust(14), " ".join(addresses[a]))
print("several addresses:", {n: a for n, a in names.items() if len(a) > 1})

for wanted in ["nas", "backup", "router"]:
    found = names.get(wanted)
    print(wanted, "->", found[0] if found else "not here")

lan = sorted(a for a in addresses if a.startswith("192."))
used = [int(a.rsplit(".", 1)[1]) for a in lan]
free = next(n for n in range(10, 255) if n not in used)
print(used, "next free:", free)
print("\n".join(f"{a} {' '.join(sorted(n))}" for a, n in sorted(addresses.items()) if ":" not in a))
