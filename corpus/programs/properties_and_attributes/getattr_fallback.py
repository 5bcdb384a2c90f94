class Config:
    defaults = {"host": "localhost", "port": 80}

    def __init__(self, **given):
        self.given = given
        self.asked = []

    def __getattr__(self, name):
        # only called if nothing was found
        self.asked.append(name)
        for source in (self.given, self.defaults):
            if name in source:
                return source[name]
        raise AttributeError(f"no setting {name!r}")


c = Config(port=8080, user="web")
print(c.host, c.port, c.user)
c.host = "example.org"
print(c.host, c.asked)
print(hasattr(c, "proxy"), getattr(c, "proxy", "none"))
del c.host
print(c.host, len(c.asked))
print({n: getattr(c, n) for n in sorted(Config.defaults)})
print(c.password)
