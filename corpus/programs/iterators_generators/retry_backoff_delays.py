import random


class Flaky(Exception):
    pass


def backoff(first=1.0, factor=2, limit=10):
    delay = first
    while True:
        yield min(delay, limit)
        delay *= factor


def jitter(delays, rng):
    for d in delays:
        yield d + rng.random() * 0.1


def attempt(action, delays, tries=4):
    waited = 0.0
    for n, delay in zip(range(1, tries + 1), delays):
        try:
            return action(n), waited
        except Flaky as e:
            print(f"   try {n}: {e}, waiting {delay:.0f}")
            waited += delay
    raise TimeoutError(f"gave up after {waited:.0f} s")


def works_on(k):
    def action(n):
        if n < k:
            raise Flaky(f"status {500 + n}")
        return f"ok at try {n}"
    return action


if __name__ == "__main__":
    print(attempt(works_on(1), backoff()))
    print(attempt(works_on(3), backoff()))
    result, waited = attempt(works_on(2), jitter(backoff(3), random.Random(4)))
    print(result, 3 <= waited < 3.1)
    try:
        attempt(works_on(9), backoff(5))
    except TimeoutError as e:
        print(e)
