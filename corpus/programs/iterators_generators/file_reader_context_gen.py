from io import StringIO


class Source:
    opened = 0

    def __init__(self, name, text):
        self.name, self.stream = name, StringIO(text)
        Source.opened += 1

    def __enter__(self):
        return self.stream

    def __exit__(self, *exc):
        self.stream.close()
        print(f"closed {self.name}")


def rows(name, text):
    with Source(name, text) as stream:
        for line in stream:
            yield line.rstrip("\n")


def cat(**texts):
    for name, text in texts.items():
        yield from rows(name, text)


def find(word, lines):
    for n, line in enumerate(lines, 1):
        if word in line:
            return n, line
    return None


def main():
    texts = {"poem": "rose\nviolet\n", "list": "violets are out\nbuy tape"}
    print(list(cat(**texts)))
    lines = cat(**texts)
    print(find("violet", lines))
    lines.close()
    print("opened", Source.opened)
    print(find("glue", cat(**texts)))
    print(sum(map(len, cat(a="ab\nc", b=""))))


if __name__ == "__main__":
    main()
