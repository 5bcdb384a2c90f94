class NotFound(Exception):
    status = 404


class Router:
    def __init__(self):
        self.routes = []

    def route(self, pattern, method="GET"):
        def register(func):
            self.routes.append((method, pattern.strip("/").split("/"), func))
            return func
        return register

    def handle(self, method, path):
        parts = path.strip("/").split("/")
        for wanted, pattern, func in self.routes:
            if wanted != method or len(pattern) != len(parts):
                continue
            args = {}
            for p, part in zip(pattern, parts):
                if p.startswith("<"):
                    args[p[1:-1]] = part
                elif p != part:
                    break
            else:
                return func(**args)
        raise NotFound(path)


app = Router()


@app.route("/")
def home():
    return "home"


@app.route("/users/<name>")
@app.route("/users/<name>/posts/<nr>")
def user(name, nr=None):
    return f"{name} post {int(nr)}" if nr else name


@app.route("/users/<name>", "DELETE")
def remove(name):
    return f"removed {name}"


requests = """GET /
GET /users/ida/posts/7
DELETE /users/ida
POST /
GET /users/x/posts/y"""
for request in requests.splitlines():
    try:
        print(request, "->", app.handle(*request.split()))
    except NotFound as e:
        print(e.status, e)
    except ValueError as e:
        print(500, e)
