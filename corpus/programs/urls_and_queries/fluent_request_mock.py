class Response:
    def __init__(self, status, body="", headers=None):
        self.status, self.body, self.headers = status, body, headers or {}

    @property
    def ok(self):
        return 200 <= self.status < 400

    def raise_for_status(self):
        if not self.ok:
            raise RuntimeError(f"status {self.status}: {self.body}")
        return self


class FakeServer:
    def __init__(self):
        self.data = {"/fruit": "apple"}
        self.log = []

    def __call__(self, method, path, body=None):
        self.log.append(f"{method} {path}")
        handler = getattr(self, f"_{method.lower()}", None)
        return handler(path, body) if handler else Response(405, method)

    def _get(self, path, _):
        return Response(200, self.data[path]) if path in self.data else Response(404, path)

    def _put(self, path, body):
        status = 200 if path in self.data else 201
        self.data[path] = body
        return Response(status, headers={"Location": path})

    def _delete(self, path, _):
        return Response(204 if self.data.pop(path, None) else 404, path)


class Client:
    def __init__(self, server, base=""):
        self.server, self.base = server, base

    def __truediv__(self, part):
        return Client(self.server, f"{self.base}/{part}")

    def __getattr__(self, method):
        return lambda body=None: self.server(method.upper(), self.base, body)


def main():
    server = FakeServer()
    api = Client(server)
    print((api / "fruit").get().body, (api / "fruit").put("pear").status)
    made = (api / "veg" / 7).put("leek")
    print(made.status, made.headers, made.ok)
    print((api / "veg" / 7).get().raise_for_status().body)
    print([(api / "fruit").delete().status for _ in range(2)])
    print((api / "fruit").patch().status, len(server.log), server.log[-1])
    try:
        (api / "fruit").get().raise_for_status()
    except RuntimeError as e:
        print(e)
    print(server.data)


if __name__ == "__main__":
    main()
