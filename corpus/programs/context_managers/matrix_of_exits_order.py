class Step:
    log = []

    def __init__(self, name, swallow=False, fail=None):
        self.name, self.swallow, self.fail = name, swallow, fail

    def __enter__(self):
        if self.fail == "enter":
            raise RuntimeError(f"enter {self.name}")
        self.log.append(self.name)
        return self

    def __exit__(self, kind, error, tb):
        self.log.append(f"/{self.name}{'!' if kind else ''}")
        if self.fail == "exit":
            raise ValueError(f"exit {self.name}")
        return self.swallow


def run(*steps):
    Step.log = []
    for s in steps:
        s.log = Step.log
    try:
        with steps[0], steps[1]:
            Step.log.append("body")
            if steps[1].fail == "body":
                raise KeyError("body")
        Step.log.append("after")
    except Exception as e:
        Step.log.append(repr(e))
    print(" ".join(Step.log))


run(Step("a"), Step("b"))
run(Step("a"), Step("b", fail="body"))
run(Step("a", swallow=True), Step("b", fail="body"))
run(Step("a"), Step("b", swallow=True, fail="body"))
run(Step("a"), Step("b", fail="enter"))
run(Step("a", True), Step("b", fail="exit"))
