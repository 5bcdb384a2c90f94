RAW = """HTTP/1.1 200 OK
Content-Type: text/html; charset=utf-8
Set-Cookie: id=7; Path=/; HttpOnly
set-cookie: theme=dark; Max-Age=3600
Content-Length: 42
X-Note: first line
  and a second one
"""


class Headers:
    def __init__(self):
        self._items = []

    def add(self, name, value):
        self._items.append((name.title(), value))

    def __getitem__(self, name):
        for n, v in self._items:
            if n == name.title():
                return v
        raise KeyError(name)

    def get_all(self, name):
        return [v for n, v in self._items if n == name.title()]

    def extend_last(self, text):
        name, value = self._items[-1]
        self._items[-1] = (name, value + " " + text)


def parse(raw):
    status, *lines = raw.splitlines()
    headers = Headers()
    for line in lines:
        if line[:1].isspace():
            headers.extend_last(line.strip())
        else:
            name, value = line.split(":", 1)
            headers.add(name, value.strip())
    protocol, code, reason = status.split(" ", 2)
    return int(code), reason, headers


def parameters(value):
    main_, *rest = (p.strip() for p in value.split(";"))
    return main_, {k.lower(): v or True for k, _, v in (r.partition("=") for r in rest)}


code, reason, headers = parse(RAW)
print(code, reason, headers["content-length"])
print(parameters(headers["Content-Type"]))
cookies = {}
for c in headers.get_all("Set-Cookie"):
    (name, _, value), options = parameters(c)[0].partition("="), parameters(c)[1]
    cookies[name] = value
    print(name, options)
print(cookies, headers["x-note"])
try:
    headers["ETag"]
except KeyError as e:
    print("no header", e)
