class Signal(BaseException):
    """Not an Exception, so that `except Exception` lets it through."""


class Reload(Signal):
    pass


class Quit(Signal):
    code = 0


def job(n):
    if n == 2:
        raise ValueError("two")
    if n == 3:
        raise Reload
    if n == 5:
        raise Quit("bye")
    return n * 10


def loop(numbers):
    results = []
    it = iter(numbers)
    while True:
        try:
            for n in it:
                try:
                    results.append(job(n))
                except Exception as e:
                    results.append(str(e))
            return results, "end"
        except Reload:
            results.append("reload")
        except Quit as q:
            return results, q.args


print(loop([1, 2, 3, 4]))
print(loop([3, 3, 5, 1]))
print(issubclass(Quit, Exception), loop([]))
job(5)
