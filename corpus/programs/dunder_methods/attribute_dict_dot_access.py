class Dot(dict):
    def __getattr__(self, name):
        try:
            value = self[name]
        except KeyError:
            raise AttributeError(name) from None
        return Dot(value) if type(value) is dict else value

    def __setattr__(self, name, value):
        self[name] = value

    def __delattr__(self, name):
        del self[name]


d = Dot(user={"name": "Ida"}, n=1)
print(d.user.name, d.n, d["n"])
d.n += 1
d.tags = ["a"]
d.tags.append("b")
print(d, hasattr(d, "missing"), d.get("missing"))
d.user.name = "Tom"             # sets it in a copy
print(d.user.name, type(d["user"]).__name__)
d.user = Dot(d.user, name="Tom")
d.user.age = 5
print(d.user)
del d.tags
print(list(d), d.keys == d["n"], callable(d.keys))
d.items = "shadow?"
print(d["items"], len(d.items()))
print(d.colour)
