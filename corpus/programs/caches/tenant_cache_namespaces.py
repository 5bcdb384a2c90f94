class TenantCache:
    """One store for several customers, each with a limit of its own."""

    def __init__(self, **limits):
        self.limits = limits
        self.data = {}
        self.dropped = []

    def _keys(self, tenant):
        return [k for k in self.data if k[0] == tenant]

    def put(self, tenant, key, value):
        if tenant not in self.limits:
            raise PermissionError(tenant)
        mine = self._keys(tenant)
        if (tenant, key) not in self.data and len(mine) >= self.limits[tenant]:
            self.dropped.append(mine[0])
            del self.data[mine[0]]
        self.data[tenant, key] = value

    def get(self, tenant, key, default=None):
        return self.data.get((tenant, key), default)

    def clear(self, tenant):
        for key in self._keys(tenant):
            del self.data[key]

    def usage(self):
        return {t: f"{len(self._keys(t))}/{n}" for t, n in self.limits.items()}


def main():
    cache = TenantCache(acme=2, zoo=1)
    for tenant, key, value in [("acme", "logo", "a.png"), ("zoo", "logo", "z.png"), ("acme", "menu", [1, 2]), ("acme", "tax", 0.19)]:
        cache.put(tenant, key, value)
    print(cache.usage(), cache.dropped)
    print(cache.get("acme", "logo", "none"), cache.get("zoo", "logo"))
    cache.get("acme", "menu").append(3)
    cache.put("acme", "menu", cache.get("acme", "menu"))
    print(cache.get("acme", "menu"), cache.usage())
    try:
        cache.put("spy", "x", 1)
    except PermissionError as e:
        print("who is", e)
    cache.clear("acme")
    print(cache.data, cache.usage())


main()
