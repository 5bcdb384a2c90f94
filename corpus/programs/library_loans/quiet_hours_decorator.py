from functools import wraps


class TooLoud(Exception):
    pass


clock = {"hour": 9}


def max_volume(limit, *, quiet=None, between=(12, 14)):
    def decorate(fn):
        fn_name = fn.__name__

        @wraps(fn)
        def wrapper(volume, *args):
            allowed = limit
            if quiet is not None and between[0] <= clock["hour"] < between[1]:
                allowed = quiet
            if volume > allowed:
                raise TooLoud(f"{fn_name}: {volume} > {allowed}")
            return fn(volume, *args)

        wrapper.limit = limit
        return wrapper

    return decorate


@max_volume(60)
def read_aloud(volume, title):
    return f"reading {title} at {volume}"


@max_volume(40, quiet=10)
def whisper(volume, to="everyone"):
    return f"psst, {to}"


def attempt(fn, *args):
    try:
        return fn(*args)
    except TooLoud as e:
        return f"hush! {e}"


if __name__ == "__main__":
    for hour in (9, 12, 14):
        clock["hour"] = hour
        print(hour, "|", attempt(whisper, 20, "Mia"), "|", attempt(read_aloud, 55, "Heidi"))
    print(attempt(read_aloud, 80, "Krabat"))
    print(whisper.__name__, whisper.limit, read_aloud.limit)
    print(attempt(whisper, 40))
    print([attempt(whisper, v).startswith("psst") for v in (1, 41)])
