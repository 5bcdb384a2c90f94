class Dedup:
    def __init__(self, sink):
        self.sink = sink
        self.last = None
        self.repeats = 0

    def __call__(self, message):
        if message == self.last:
            self.repeats += 1
            return
        self.flush()
        self.sink(message)
        self.last = message

    def flush(self):
        if self.repeats:
            self.sink(f"(last message repeated {self.repeats} times)")
            self.repeats = 0

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.flush()
        self.last = None


def main():
    out = []
    with Dedup(out.append) as log:
        for m in ["start", "retry", "retry", "retry", "done", "done", "start"]:
            log(m)
    print(*out, sep="\n")
    before = len(out)
    with log:
        log("bye")
        log("bye")
        print(len(out) - before, "new before the end")
    print(len(out) - before, "new at the end:", out[-1])
    shout = Dedup(lambda m: print(">>", m.upper()))
    for m in ("hey", "hey", "you"):
        shout(m)
    print(shout.last, shout.repeats)


main()
