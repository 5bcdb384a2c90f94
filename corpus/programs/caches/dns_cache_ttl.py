class Clock:
    """A clock that is moved by hand, for tests."""

    def __init__(self):
        self.now = 0

    def tick(self, seconds):
        self.now += seconds
        return self.now


class DnsCache:
    def __init__(self, clock, servers):
        self.clock = clock
        self.servers = servers
        self.entries = {}
        self.queries = 0

    def lookup(self, host):
        entry = self.entries.get(host)
        if entry and entry["expires"] > self.clock.now:
            return entry["ip"], "cached"
        self.queries += 1
        try:
            ip, ttl = self.servers[host]
        except KeyError:
            ip, ttl = None, 5
        self.entries[host] = {"ip": ip, "expires": self.clock.now + ttl}
        return ip, "asked"

    def sweep(self):
        old = [h for h, e in self.entries.items() if e["expires"] <= self.clock.now]
        for host in old:
            del self.entries[host]
        return old


def main():
    clock = Clock()
    servers = {"shop.example": ("10.1.1.1", 60), "api.example": ("10.1.1.9", 10)}
    dns = DnsCache(clock, servers)
    for wait, host in [(0, "shop.example"), (5, "api.example"), (9, "api.example"), (1, "api.example"),
                       (0, "nope.example"), (4, "nope.example"), (60, "shop.example")]:
        clock.tick(wait)
        ip, how = dns.lookup(host)
        print(f"t={clock.now:<4}{host:<14}{ip or 'unknown':<10}{how}")
    print("swept", dns.sweep(), "queries", dns.queries)


main()
