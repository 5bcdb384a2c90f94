class ApiError(Exception):
    status = 500

    def __init__(self, message=None):
        super().__init__(message or self.__doc__)


class NotFound(ApiError):
    """not found"""
    status = 404


class Conflict(ApiError):
    """already there"""
    status = 409


class TooMany(ApiError):
    """slow down"""
    status = 429


db = {1: "soap"}
calls = 0


def put(key, value):
    global calls
    calls += 1
    if calls > 5:
        raise TooMany
    if key in db:
        raise Conflict(f"{key} is {db[key]}")
    db[key] = value
    return value


def get(key):
    if key not in db:
        raise NotFound()
    return db[key]


def call(f, *args):
    try:
        return 200, f(*args)
    except ApiError as e:
        return e.status, str(e)


def main():
    print(call(get, 1), call(get, 2))
    print(call(put, 2, "comb"), call(put, 1, "wig"))
    results = [call(put, n, "x" * n) for n in range(3, 8)]
    for r in results:
        print(*r)
    print(calls, sorted(db), {r[0] for r in results})
    print(call(put, [1], "list"), call(get, [1]))


main()
