class Record:
    def __init__(self, address, ttl, now):
        self.address = address
        self.expires = now + ttl

    def fresh(self, now):
        return now < self.expires


class Resolver:
    def __init__(self, upstream, max_size=3):
        self.upstream = upstream
        self.cache = {}
        self.max_size = max_size
        self.stats = {"hit": 0, "miss": 0, "expired": 0, "evicted": 0}

    def resolve(self, name, now):
        record = self.cache.get(name)
        if record is not None:
            if record.fresh(now):
                self.stats["hit"] += 1
                return record.address
            self.stats["expired"] += 1
            del self.cache[name]
        self.stats["miss"] += 1
        address, ttl = self.upstream[name]
        if len(self.cache) >= self.max_size:
            oldest = min(self.cache, key=lambda n: self.cache[n].expires)
            del self.cache[oldest]
            self.stats["evicted"] += 1
        self.cache[name] = Record(address, ttl, now)
        return address


def main():
    upstream = {"a.test": ("10.0.0.1", 30), "b.test": ("10.0.0.2", 5), "c.test": ("10.0.0.3", 60), "d.test": ("10.0.0.4", 1)}
    resolver = Resolver(upstream)
    log = [(0, "a.test"), (1, "b.test"), (2, "a.test"), (7, "b.test"), (8, "c.test"), (9, "d.test"), (10, "d.test"), (11, "b.test")]
    for now, name in log:
        print(now, name, resolver.resolve(name, now), sorted(resolver.cache))
    print(resolver.stats, sum(resolver.stats.values()))
    rate = resolver.stats["hit"] / len(log)
    print(f"hit rate {rate:.1%}")
    upstream["a.test"] = ("10.9.9.9", 30)
    print(resolver.resolve("a.test", 12), resolver.resolve("a.test", 12))
    try:
        resolver.resolve("nx.test", 13)
    except KeyError as e:
        print("no such name", e)


if __name__ == "__main__":
    main()
