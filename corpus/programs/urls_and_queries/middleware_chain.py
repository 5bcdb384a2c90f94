class Request:
    def __init__(self, path, user=None):
        self.path, self.user = path, user
        self.notes = []


def app(request):
    if request.path == "/crash":
        raise RuntimeError("boom")
    return 200, f"hello {request.user or 'you'}"


def auth(handler):
    def wrapper(request):
        if request.path.startswith("/admin") and request.user != "root":
            return 403, "forbidden"
        return handler(request)
    return wrapper


def errors(handler):
    def wrapper(request):
        try:
            return handler(request)
        except Exception as e:
            request.notes.append(f"caught {e}")
            return 500, type(e).__name__
    return wrapper


def cache(handler):
    seen = {}

    def wrapper(request):
        if request.path in seen:
            request.notes.append("cached")
        else:
            seen[request.path] = handler(request)
        return seen[request.path]
    return wrapper


stack = app
for middleware in (auth, errors, cache):
    stack = middleware(stack)
for r in (Request("/"), Request("/", "ida"), Request("/admin"), Request("/admin", "root"), Request("/crash")):
    status, body = stack(r)
    print(r.path, r.user, status, body, r.notes)    # root gets the answer of somebody else
