import string


class ShortenerError(Exception):
    pass


class Shortener:
    ALPHABET = string.digits + string.ascii_lowercase + string.ascii_uppercase

    def __init__(self, start=1000):
        self.by_code = {}
        self.by_url = {}
        self.next = start
        self.hits = {}

    def encode(self, n):
        code = ""
        while n:
            n, r = divmod(n, 62)
            code = self.ALPHABET[r] + code
        return code or "0"

    def decode(self, code):
        n = 0
        for c in code:
            n = n * 62 + self.ALPHABET.index(c)
        return n

    def shorten(self, url, alias=None):
        if url in self.by_url and alias is None:
            return self.by_url[url]
        code = alias or self.encode(self.next)
        if code in self.by_code:
            raise ShortenerError(f"{code} is taken")
        if alias is None:
            self.next += 137
        self.by_code[code] = url
        self.by_url[url] = code
        return code

    def open(self, code):
        url = self.by_code[code]
        self.hits[code] = self.hits.get(code, 0) + 1
        return url


def main():
    s = Shortener()
    urls = ["http://a.test/very/long", "http://b.test", "http://a.test/very/long"]
    codes = [s.shorten(u) for u in urls]
    print(codes, [s.decode(c) for c in codes])
    print(s.shorten("http://c.test", alias="party"), s.shorten("http://d.test"))
    try:
        s.shorten("http://e.test", "party")
    except ShortenerError as e:
        print(e)
    for code in [codes[0], "party", codes[0]]:
        print(s.open(code))
    print(s.hits, max(s.hits, key=s.hits.get))
    print(all(s.encode(s.decode(c)) == c for c in s.by_code))
    s.open("nope")


main()
