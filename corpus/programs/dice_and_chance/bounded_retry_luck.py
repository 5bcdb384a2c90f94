import functools
import random

rng = random.Random(17)


class Unlucky(Exception):
    pass


def retry(times, *, on=Unlucky):
    def decorate(func):
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            for attempt in range(1, times + 1):
                try:
                    return attempt, func(*args, **kwargs)
                except on as e:
                    print(f"  {func.__name__} try {attempt}: {e}")
            raise Unlucky("gave up")
        return wrapper
    return decorate


@retry(4)
def roll_at_least(n):
    eyes = rng.randint(1, 6)
    if eyes < n:
        raise Unlucky(f"only {eyes}")
    return eyes


@retry(2)
def flip(want):
    side = rng.choice(["heads", "tails"])
    if side != want:
        raise Unlucky(side)
    return side


print(roll_at_least(4))
print(roll_at_least(n=2))
print(flip("heads"))
