import re

routes = []


def route(pattern):
    regex = re.compile("^" + re.sub(r"<(\w+)>", r"(?P<\1>[^/]+)", pattern) + "$")

    def register(view):
        routes.append((regex, view))
        return view
    return register


@route("/")
def home():
    return "home"


@route("/user/<name>")
def user(name):
    return "hello " + name


@route("/sum/<a>/<b>")
def add(a, b):
    return str(int(a) + int(b))


@route("/user/<name>/<tab>")
def tab(name, tab="info"):
    return f"{name}: {tab}"


def get(path):
    for regex, view in routes:
        m = regex.match(path)
        if m:
            try:
                return 200, view(**m.groupdict())
            except ValueError as e:
                return 500, str(e)[:30]
    return 404, "not found"


for path in ["/", "/user/zoë", "/sum/19/23", "/sum/1/x", "/user/bo/photos", "/user/", "/shop"]:
    print(path.ljust(16), *get(path))
codes = [get(p)[0] for p in ("/", "/a", "/sum/a/b")]
print(codes, len(routes), [v.__name__ for _, v in routes])
