def to_int(ip):
    value = 0
    for part in ip.split("."):
        n = int(part)
        if not 0 <= n <= 255:
            raise ValueError(f"bad address {ip}")
        value = value << 8 | n
    return value


def to_ip(n):
    return ".".join(str(n >> shift & 255) for shift in (24, 16, 8, 0))


def network(ip, bits):
    mask = (1 << 32) - (1 << (32 - bits))
    return to_int(ip) & mask


hits = ["192.168.1.17", "192.168.1.200", "192.168.2.5", "10.7.0.3", "192.168.1.300", "10.7.255.1"]
nets = {}
for ip in hits:
    try:
        net = network(ip, 24)
    except ValueError as e:
        print("ignored:", e)
        continue
    nets.setdefault(to_ip(net) + "/24", []).append(ip)

for net, ips in nets.items():
    print(f"{net:<16}{len(ips)} {ips}")
print(to_int("10.7.0.3"), to_ip(3232235777))
print({to_ip(network(ip, 16)) for ip in hits[2:4]} == {"192.168.0.0", "10.7.0.0"})
print(to_ip(network("10.7.255.1", 8)), to_ip(network("10.7.255.1", 32)))
private = [ip for ip in hits if ip.startswith(("10.", "192.168."))]
print(len(private) == len(hits))
