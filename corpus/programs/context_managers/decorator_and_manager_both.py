from contextlib import ContextDecorator


class traced(ContextDecorator):
    depth = 0

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        print("  " * traced.depth + "> " + self.name)
        traced.depth += 1
        return self

    def __exit__(self, kind, value, tb):
        traced.depth -= 1
        print("  " * traced.depth + "< " + self.name + (f" ({kind.__name__})" if kind else ""))
        return False


@traced("half")
def half(n):
    if n % 2:
        raise ValueError(f"{n} is odd")
    return n // 2


with traced("main"):
    print(half(8))
    try:
        with traced("risky") as t:
            t.name = "failed"
            half(half(6))
    except ValueError as e:
        print("caught", e)
print(traced.depth)
