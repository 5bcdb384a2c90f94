class Router:
    def __init__(self):
        self.routes = []

    def route(self, pattern, method="GET"):
        def register(handler):
            self.routes.append((method, pattern.strip("/").split("/"), handler))
            return handler
        return register

    @staticmethod
    def match(pattern, parts):
        if len(pattern) != len(parts):
            return None
        values = {}
        for p, part in zip(pattern, parts):
            if p.startswith("<"):
                name, _, kind = p.strip("<>").partition(":")
                if kind == "int":
                    if not part.isdigit():
                        return None
                    part = int(part)
                values[name] = part
            elif p != part:
                return None
        return values

    def __call__(self, method, path):
        path, _, query = path.partition("?")
        params = dict(pair.split("=") for pair in query.split("&") if pair)
        for m, pattern, handler in self.routes:
            values = self.match(pattern, path.strip("/").split("/"))
            if values is not None and m == method:
                return handler(**values, **params)
        return "404"


app = Router()


@app.route("/")
def home():
    return "welcome"


@app.route("/cats/<n:int>")
def cat(n, colour="any"):
    return f"{n} cats, colour {colour}"


@app.route("/cats/<name>")
def named(name):
    return f"the cat {name.title()}"


@app.route("/cats/<name>", method="DELETE")
def remove(name):
    return f"{name} ran away"


for request in ["GET /", "GET /cats/3?colour=grey", "GET /cats/minou", "DELETE /cats/minou", "POST /", "GET /dogs/1"]:
    print(request, "->", app(*request.split()))
print(app("GET", "/cats/2?size=xl"))
