from functools import wraps


def retry(times, *errors):
    def decorate(func):
        @wraps(func)
        def wrapper(*args):
            for attempt in range(1, times + 1):
                try:
                    return func(*args)
                except errors as e:
                    print(f"  {func.__name__} attempt {attempt}: {e}")
                    if attempt == times:
                        raise
        return wrapper
    return decorate


answers = iter([None, 503, "pong", None, None, None])


@retry(3, ConnectionError, ValueError)
def ping(host):
    answer = next(answers)
    if answer is None:
        raise ConnectionError(f"{host} is silent")
    if isinstance(answer, int):
        raise ValueError(answer)
    return answer


print(ping("alpha"))
try:
    ping("beta")
except ConnectionError as e:
    print("gave up:", e)
print(ping("gamma"))
