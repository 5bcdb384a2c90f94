class Source:
    def __init__(self, text):
        self.text = text

    def read(self):
        return self.text


class Filter(Source):
    def __init__(self, inner):
        self.inner = inner

    def read(self):
        return self.change(self.inner.read())

    def change(self, text):
        return text


class Upper(Filter):
    change = staticmethod(str.upper)


class Trim(Filter):
    def __init__(self, inner, size):
        super().__init__(inner)
        self.size = size

    def change(self, text):
        return text[:self.size]


class Counter(Filter):
    total = 0

    def change(self, text):
        self.total += len(text)
        return text


def main():
    base = Source("groß und klein")
    counter = Counter(Upper(base))
    short = Trim(counter, 5)
    print(short.read(), counter.total)
    base.text = "aß"
    print(short.read(), counter.total)
    chain = short
    names = []
    while isinstance(chain, Filter):
        names.append(type(chain).__name__)
        chain = chain.inner
    print(names, chain is base)
    print(Upper(Trim(base, 1)).read(), Filter(base).read())
    print(Filter(None).read())


main()
