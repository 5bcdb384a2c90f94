class Batch:
    """Collects questions and asks each of them once when the block ends."""

    def __init__(self, ask):
        self.ask = ask
        self.waiting = {}

    def __enter__(self):
        return self

    def want(self, key, callback):
        self.waiting.setdefault(key, []).append(callback)

    def __exit__(self, kind, *rest):
        if kind is not None:
            print("dropped", sorted(self.waiting))
            return False
        answers = self.ask(sorted(self.waiting))
        for key, callbacks in self.waiting.items():
            for callback in callbacks:
                callback(answers.get(key))


def main():
    prices = {"pen": 1.2, "ink": 6.5, "pad": 3}
    queries = []

    def ask(keys):
        queries.append(keys)
        return {k: prices[k] for k in keys if k in prices}

    basket, missing = [], []
    with Batch(ask) as batch:
        for item in ("pen", "ink", "pen", "wax"):
            batch.want(item, lambda p, item=item: (basket if p else missing).append((item, p)))
    print(queries, basket, missing)
    print("sum", sum(p for _, p in basket))
    try:
        with Batch(ask) as batch:
            batch.want("pad", print)
            batch.want(None, print)
            raise KeyboardInterrupt
    except (KeyboardInterrupt, TypeError) as e:
        print(type(e).__name__)
    print(len(queries))


if __name__ == "__main__":
    main()
