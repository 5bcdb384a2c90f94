class Headers:
    def __init__(self, pairs=()):
        self._data = {}
        for name, value in pairs:
            self[name] = value

    def __setitem__(self, name, value):
        self._data[name.lower()] = (name, value)

    def __getitem__(self, name):
        return self._data[name.lower()][1]

    def __contains__(self, name):
        return name.lower() in self._data

    def __iter__(self):
        return (name for name, _ in self._data.values())

    def __missing__(self, name):
        return "-"

    def get(self, name, default=None):
        try:
            return self[name]
        except KeyError:
            return default


h = Headers([("Content-Type", "text/html"), ("Accept", "*/*")])
h["ACCEPT"] = "image/png"
print(list(h), h["content-type"])
print("accept" in h, "Host" in h, h.get("host", "none"))
print({name: h[name] for name in h})
print(h["Host"])        # __missing__ is for subclasses of dict alone
