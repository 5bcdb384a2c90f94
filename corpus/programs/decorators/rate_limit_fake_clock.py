class Clock:
    now = 0


def limit(calls, per):
    def decorate(f):
        stamps = []

        def wrapper(*args):
            while stamps and stamps[0] <= Clock.now - per:
                stamps.pop(0)
            if len(stamps) >= calls:
                wait = stamps[0] + per - Clock.now
                return f"wait {wait} s"
            stamps.append(Clock.now)
            return f(*args)
        return wrapper
    return decorate


@limit(calls=2, per=10)
def send(text):
    return "sent " + text


@limit(1, 5)
def ping():
    return "pong"


def main():
    schedule = [(0, "a"), (3, "b"), (4, "c"), (10, "d"), (12, "e"), (13, "f")]
    results = []
    for second, text in schedule:
        Clock.now = second
        results.append(send(text))
        print(f"{second:>2}: {results[-1]:<10}{ping()}")
    delivered = [r for r in results if r.startswith("sent")]
    print(len(delivered), "delivered,", len(results) - len(delivered), "delayed")


if __name__ == "__main__":
    main()
