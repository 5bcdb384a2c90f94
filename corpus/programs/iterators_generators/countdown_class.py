class Countdown:
    def __init__(self, start, step=1):
        self.now = start
        self.step = step

    def __iter__(self):
        return self

    def __next__(self):
        if self.now < 0:
            raise StopIteration
        value = self.now
        self.now -= self.step
        return value


def announce(seconds):
    for s in seconds:
        if s == 0:
            yield "lift-off!"
        elif s % 5 == 0 or s < 3:
            yield f"{s}..."


def main():
    print(*announce(Countdown(10)))
    clock = Countdown(6, step=2)
    print(next(clock), next(clock))
    print("rest:", list(clock))
    print("again:", list(clock))
    try:
        next(clock)
    except StopIteration:
        print("stopped at", clock.now)
    print(sum(Countdown(4)), max(Countdown(4)))
    print(dict(zip("abc", Countdown(9, 4))))


if __name__ == "__main__":
    main()
