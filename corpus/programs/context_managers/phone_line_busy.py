class Line:
    def __init__(self):
        self.caller = None
        self.calls = []

    def call(self, who, minutes):
        return Call(self, who, minutes)


class Call:
    def __init__(self, line, who, minutes):
        self.line, self.who, self.minutes = line, who, minutes

    def __enter__(self):
        if self.line.caller:
            raise ConnectionError(f"busy: {self.line.caller} is talking")
        self.line.caller = self.who
        return self

    def __exit__(self, kind, error, tb):
        self.line.caller = None
        if kind is None:
            self.line.calls.append((self.who, self.minutes))

    def hang_up(self, after):
        self.minutes = after


def main():
    line = Line()
    with line.call("Oma", 25) as c:
        try:
            with line.call("Bank", 3):
                print("bank talks")
        except ConnectionError as e:
            print(e)
        c.hang_up(after=12)
    with line.call("Bank", 3):
        pass
    try:
        with line.call("Prank", 1):
            raise InterruptedError("click")
    except InterruptedError as e:
        print("cut off:", e)
    print(line.calls, sum(m for _, m in line.calls), line.caller)


main()
