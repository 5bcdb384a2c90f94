class Config:
    _shared = {}

    def __init__(self, **values):
        self.__dict__ = self._shared
        self.__dict__.update(values)

    def __repr__(self):
        return f"Config({', '.join(f'{k}={v}' for k, v in sorted(vars(self).items()))})"


class Local(Config):
    _shared = {"local": True}


a = Config(debug=False)
b = Config(port=80)
b.debug = True
print(a, a is b, a == b, vars(a) is vars(b))
c = Local(port=1)
print(c, hasattr(a, "local"))
del a.port
print(hasattr(b, "port"), c.port, Config())
b.__dict__ = dict(vars(b), own=1)
b.debug = None
print(a, b, sorted(Config._shared))
Local._shared["x"] = 5
print(c.x, Local().x, "x" in Config._shared)
print(a.x)
