import zlib


def etag(body):
    return format(zlib.adler32(body.encode()), "08x")


class Server:
    def __init__(self, pages):
        self.pages = pages
        self.sent = 0

    def get(self, path, if_none_match=None):
        if path not in self.pages:
            return {"status": 404, "body": ""}
        body = self.pages[path]
        tag = etag(body)
        if tag == if_none_match:
            return {"status": 304, "etag": tag}
        self.sent += len(body)
        return {"status": 200, "etag": tag, "body": body}


class Client:
    def __init__(self, server):
        self.server = server
        self.cache = {}

    def fetch(self, path):
        tag, body = self.cache.get(path, (None, None))
        reply = self.server.get(path, if_none_match=tag)
        match reply:
            case {"status": 200, "etag": tag, "body": body}:
                self.cache[path] = tag, body
            case {"status": 304}:
                pass
            case {"status": code}:
                self.cache.pop(path, None)
                return f"error {code}"
        return f"{reply['status']} {body}"


def main():
    server = Server({"/news": "Nothing new today", "/about": "We are we"})
    client = Client(server)
    print(client.fetch("/news"))
    print(client.fetch("/news"), server.sent)
    server.pages["/news"] = "Breaking: cat rescued"
    print(client.fetch("/news"), server.sent)
    print(client.fetch("/about"), client.fetch("/jobs"))
    del server.pages["/about"]
    print(client.fetch("/about"), sorted(client.cache))


if __name__ == "__main__":
    main()
