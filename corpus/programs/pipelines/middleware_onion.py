def logger(app):
    def wrapped(request):
        response = app(request)
        request["log"].append(f"{request['path']} {response['status']}")
        return response
    return wrapped


def auth(secret):
    def middleware(app):
        def wrapped(request):
            if request["path"].startswith("/admin") and request.get("token") != secret:
                return {"status": 403, "body": "no entry"}
            return app(request)
        return wrapped
    return middleware


def upper(app):
    def wrapped(request):
        response = app(request)
        return {**response, "body": response["body"].upper()}
    return wrapped


def site(request):
    pages = {"/": "welcome", "/admin": "secret things"}
    body = pages.get(request["path"])
    if body is None:
        return {"status": 404, "body": "not found"}
    return {"status": 200, "body": body}


def build(app, *layers):
    for layer in reversed(layers):
        app = layer(app)
    return app


def main():
    log = []
    app = build(site, logger, auth("tok123"), upper)
    requests = [
        {"path": "/"},
        {"path": "/admin"},
        {"path": "/admin", "token": "tok123"},
        {"path": "/nowhere"},
    ]
    for r in requests:
        print(app({**r, "log": log}))
    print(log)


if __name__ == "__main__":
    main()
