class Cookie:
    def __init__(self, name, value, domain, path="/", expires=None):
        self.name, self.value = name, value
        self.domain, self.path, self.expires = domain.lstrip("."), path, expires

    def fits(self, host, path, now):
        if self.expires is not None and self.expires <= now:
            return False
        same_host = host == self.domain or host.endswith("." + self.domain)
        return same_host and path.startswith(self.path)


class Jar:
    def __init__(self):
        self._cookies = {}

    def set(self, header, host, now=0):
        pair, *options = [p.strip() for p in header.split(";")]
        name, value = pair.split("=", 1)
        o = dict(opt.lower().split("=", 1) if "=" in opt else (opt.lower(), True) for opt in options)
        expires = now + int(o["max-age"]) if "max-age" in o else None
        cookie = Cookie(name, value, o.get("domain", host), o.get("path", "/"), expires)
        self._cookies[cookie.domain, cookie.path, name] = cookie

    def header(self, host, path="/", now=0):
        fitting = [c for c in self._cookies.values() if c.fits(host, path, now)]
        fitting.sort(key=lambda c: -len(c.path))
        return "; ".join(f"{c.name}={c.value}" for c in fitting)

    def __len__(self):
        return len(self._cookies)


def main():
    jar = Jar()
    jar.set("id=42; Max-Age=60; HttpOnly", "shop.test")
    jar.set("lang=de; Domain=.shop.test", "www.shop.test")
    jar.set("cart=3; Path=/cart", "shop.test")
    jar.set("q=a=b", "other.test")
    for host, path, now in [("shop.test", "/", 0), ("www.shop.test", "/cart", 0), ("shop.test", "/cart/pay", 61), ("other.test", "/", 9)]:
        print(f"{host}{path} @{now}: {jar.header(host, path, now) or '-'}")
    jar.set("id=; Max-Age=0", "shop.test", now=5)
    print(repr(jar.header("shop.test", now=5)), len(jar))
    print(jar.header("notshop.test") or "nothing for strangers", jar.header("shop.test", "/cartoon"))


main()
