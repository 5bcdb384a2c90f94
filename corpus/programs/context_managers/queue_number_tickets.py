from contextlib import contextmanager
from itertools import count

numbers = count(101)
open_counters = ["C", "B", "A"]
served = []


@contextmanager
def counter():
    if not open_counters:
        raise LookupError("please wait")
    name = open_counters.pop()
    try:
        yield name
    finally:
        open_counters.append(name)
        open_counters.sort(reverse=True)


def serve(what):
    number = next(numbers)
    with counter() as c:
        if what == "passport":
            with counter() as second:
                served.append((number, c + second, what))
                return f"{number}: {c} and {second}"
        elif what == "complaint":
            raise PermissionError(f"{number} sent away from {c}")
        served.append((number, c, what))
    return f"{number}: {c}"


def main():
    for what in ("stamp", "passport", "complaint", "stamp"):
        try:
            print(serve(what))
        except PermissionError as e:
            print("!", e)
    with counter(), counter() as mine:
        print("mine", mine, open_counters)
        try:
            print(serve("passport"))
        except LookupError as e:
            print(e, open_counters)
    print(open_counters, len(served), served[-1])


if __name__ == "__main__":
    main()
