class Route:
    def __init__(self, pattern, handler):
        self.parts = pattern.strip("/").split("/")
        self.handler = handler

    def match(self, path):
        pieces = path.strip("/").split("/")
        if len(pieces) != len(self.parts):
            return None
        found = {}
        for part, piece in zip(self.parts, pieces):
            if part.startswith("<"):
                kind, _, name = part.strip("<>").rpartition(":")
                try:
                    found[name] = int(piece) if kind == "int" else piece
                except ValueError:
                    return None
            elif part != piece:
                return None
        return found


class App:
    def __init__(self):
        self.routes = []

    def route(self, pattern):
        def register(function):
            self.routes.append(Route(pattern, function))
            return function
        return register

    def handle(self, path):
        for r in self.routes:
            if (found := r.match(path)) is not None:
                return r.handler(**found)
        return "404"


app = App()


@app.route("/")
def home():
    return "home"


@app.route("/users/<int:number>")
def user(number):
    return f"user {number + 1 - 1} of type {type(number).__name__}"


@app.route("/users/<name>")
@app.route("/people/<name>")
def person(name):
    return name.upper()


for path in ("/", "/users/42", "/users/ole", "/people/mia/", "/users/42/edit"):
    print(path, "->", app.handle(path))
print(len(app.routes), user(number=7), [r.parts for r in app.routes][-1])
