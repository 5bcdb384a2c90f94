from functools import wraps


def coroutine(function):
    @wraps(function)
    def start(*args, **kwargs):
        c = function(*args, **kwargs)
        next(c)
        return c
    return start


@coroutine
def broadcast(*targets):
    while True:
        item = yield
        for t in targets:
            t.send(item)


@coroutine
def keep(test, target):
    while True:
        item = yield
        if test(item):
            target.send(item)


@coroutine
def collect(into):
    while True:
        into.append((yield))


@coroutine
def running_total(report):
    total = 0
    while True:
        total += yield
        report["total"] = total


def main():
    even, report = [], {}
    entry = broadcast(
        keep(lambda n: n % 2 == 0, collect(even)),
        running_total(report),
    )
    for n in [3, 4, 10, 7, 8]:
        entry.send(n)
    print("even:", even)
    print("report:", report)
    entry.close()
    try:
        entry.send(1)
    except StopIteration:
        print("closed,", coroutine.__name__, broadcast.__name__)


main()
