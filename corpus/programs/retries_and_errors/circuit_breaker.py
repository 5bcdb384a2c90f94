class Open(Exception):
    pass


class Breaker:
    def __init__(self, function, limit=2, pause=3):
        self.function = function
        self.limit, self.pause = limit, pause
        self.failures = 0
        self.closed_at = 0

    def call(self, now, *args):
        if self.failures >= self.limit and now < self.closed_at:
            raise Open(f"until {self.closed_at}")
        try:
            result = self.function(*args)
        except Exception:
            self.failures += 1
            self.closed_at = now + self.pause
            raise
        self.failures = 0
        return result


def divide(a, b):
    return a // b


def main():
    breaker = Breaker(divide)
    jobs = [(0, 8, 2), (1, 1, 0), (2, 5, 0), (3, 6, 3), (4, 6, 2), (5, 9, 3), (6, 1, 0)]
    counts = {"ok": 0, "failed": 0, "refused": 0}
    for now, a, b in jobs:
        try:
            print(now, breaker.call(now, a, b))
            counts["ok"] += 1
        except Open as e:
            print(now, "refused", e)
            counts["refused"] += 1
        except ZeroDivisionError:
            print(now, "failed", breaker.failures)
            counts["failed"] += 1
    print(counts)


main()
