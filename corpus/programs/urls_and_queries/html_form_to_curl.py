import shlex


class Request:
    def __init__(self, url, **data):
        self.url = url
        self.data = data
        self.headers = {}
        self.method = "POST" if data else "GET"

    def header(self, name, value):
        self.headers[name] = value
        return self

    def curl(self):
        words = ["curl"]
        if self.method != "GET":
            words += ["-X", self.method]
        for name, value in sorted(self.headers.items()):
            words += ["-H", f"{name}: {value}"]
        for k, v in self.data.items():
            words += ["-d", f"{k}={v}"]
        return shlex.join(words + [self.url])

    @classmethod
    def from_curl(cls, text):
        words = iter(shlex.split(text)[1:])
        request = cls("")
        for w in words:
            if w == "-X":
                request.method = next(words)
            elif w == "-H":
                name, _, value = next(words).partition(": ")
                request.headers[name] = value
            elif w == "-d":
                k, _, v = next(words).partition("=")
                request.data[k] = v
                if request.method == "GET":
                    request.method = "POST"
            else:
                request.url = w
        return request


def main():
    r = Request("http://x.test/login?next=/a&b", user="zoë", note="it's me").header("Accept", "text/html").header("X-Id", "7")
    line = r.curl()
    print(line)
    back = Request.from_curl(line)
    print(vars(back) == vars(r), back.data["note"], back.method)
    print(Request("http://y.test").curl())
    print(Request.from_curl("curl -d a=1 -X PUT 'http://z.test/q r'").__dict__)
    print(len(shlex.split(line)), line.count("'"))


if __name__ == "__main__":
    main()
