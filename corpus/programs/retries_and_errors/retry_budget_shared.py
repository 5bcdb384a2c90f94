class Budget:
    def __init__(self, retries):
        self.left = retries

    def spend(self):
        if self.left == 0:
            raise RuntimeError("retry budget is used up")
        self.left -= 1


def flaky(pattern):
    """'x.' fails once, then works."""
    marks = iter(pattern)

    def call():
        if next(marks, ".") == "x":
            raise OSError("no answer")
        return len(pattern)
    return call


def fetch(call, budget):
    while True:
        try:
            return call()
        except OSError:
            budget.spend()


def fetch_all(calls, retries):
    budget = Budget(retries)
    results = {}
    for name, call in calls.items():
        try:
            results[name] = fetch(call, budget)
        except RuntimeError as e:
            results[name] = str(e)
    return results, budget.left


def main():
    patterns = {"news": ".", "mail": "xx.", "chat": "x", "maps": "xxx."}
    for retries in (3, 6, 0):
        results, left = fetch_all({n: flaky(p) for n, p in patterns.items()}, retries)
        ok = [n for n, r in results.items() if isinstance(r, int)]
        print(retries, "->", left, ok)
    print(results["mail"])
    print(fetch(flaky("xxxx"), Budget(4)))


main()
