class HttpError(Exception):
    status = 500
    reason = "server error"

    def __init__(self, detail=None):
        self.detail = detail
        super().__init__(detail or self.reason)

    def __repr__(self):
        return f"<{self.status} {self}>"


class ClientError(HttpError):
    status, reason = 400, "bad request"


class NotFound(ClientError):
    status, reason = 404, "not found"


class Teapot(ClientError):
    status = 418


def get(path):
    if path == "/":
        return "welcome"
    if path.startswith("/coffee"):
        raise Teapot("short and stout")
    if "?" in path:
        raise ClientError
    if path == "/old":
        raise NotFound
    return {"/a": "A"}[path]


for path in ("/", "/coffee", "/x?y", "/old", "/b"):
    try:
        body, status = get(path), 200
    except NotFound as e:
        body, status = "sorry", e.status
    except HttpError as e:
        body, status = repr(e), e.status
    except KeyError as e:
        error = HttpError(f"no page {e}")
        body, status = str(error), error.status
    print(path, status, body)
print([c.__name__ for c in Teapot.__mro__[:3]], Teapot.reason)
