class LimitedText:
    def __init__(self, limit, *, soft=False):
        self.limit, self.soft = limit, soft
        self.words = []

    def __enter__(self):
        return self

    def write(self, text):
        self.words += text.split()
        return self.limit - len(self.words)

    def __exit__(self, kind, error, tb):
        if kind is None and len(self.words) > self.limit:
            over = len(self.words) - self.limit
            if not self.soft:
                raise ValueError(f"{over} words too many")
            self.words[self.limit:] = [f"[+{over}]"]

    def __str__(self):
        return " ".join(self.words)


def main():
    with LimitedText(6) as t:
        left = t.write("We arrived in Köln")
        left = t.write("at noon")
    print(t, left)
    with LimitedText(limit=3, soft=True) as t:
        print(t.write("one two three four five"))
    print(t)
    try:
        with LimitedText(2) as t:
            t.write("far too long")
    except ValueError as e:
        print(e, "|", t)
    try:
        with LimitedText(1) as t:
            t.write("a b c")
            raise KeyError("pen")
    except KeyError as e:
        print("lost the", e, len(t.words))


if __name__ == "__main__":
    main()
