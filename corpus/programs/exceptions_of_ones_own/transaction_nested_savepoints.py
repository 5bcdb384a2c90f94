class Rollback(Exception):
    def __init__(self, name=None):
        super().__init__(name)
        self.name = name


class Store:
    def __init__(self):
        self.data = {}

    def save(self, name, work):
        before = dict(self.data)
        try:
            work(self)
        except Rollback as r:
            self.data = before
            print("rolled back", name)
            if r.name not in (None, name):
                raise
        except Exception:
            self.data = before
            raise
        else:
            print("kept", name)


def inner(store):
    store.data["x"] = 2
    if store.data.get("stop"):
        raise Rollback(store.data["stop"])


def outer(store):
    store.data["y"] = 1
    store.save("inner", inner)
    store.data["z"] = 3


s = Store()
for stop in (None, "inner", "outer"):
    s.data = {"stop": stop}
    s.save("outer", outer)
    print(s.data)
s.data = {}
try:
    s.save("bad", lambda st: st.data.update(a=1) or st.data["b"])
except KeyError as e:
    print("KeyError", e, s.data)
s.data = {"stop": "nobody"}
s.save("lost", outer)
