import functools


class BadNumber(ValueError):
    pass


def weighted(*weights, mod):
    def decorator(function):
        @functools.wraps(function)
        def wrapper(number):
            digits = [int(d) for d in number if d.isdigit()]
            if len(digits) != len(weights) + 1:
                raise BadNumber(f"{number}: {len(digits)} digits instead of {len(weights) + 1}")
            total = sum(w * d for w, d in zip(weights, digits))
            return function(total % mod) == digits[-1]
        return wrapper
    return decorator


@weighted(8, 6, 4, 2, 3, 5, 9, 7, mod=11)
def registered(rest):
    return {0: 5, 1: 0}.get(rest, 11 - rest)


@weighted(1, 2, 1, 2, mod=10)
def locker(rest):
    return (10 - rest) % 10


def check(kind, number):
    try:
        return "ok" if kind(number) else "wrong check digit"
    except BadNumber as e:
        return str(e)


for number in ("RB 473124829 DE", "RB 473124828 DE", "47312482"):
    print(number, "->", check(registered, number))
for number in ("1234-4", "1243-4", "0000-0"):
    print(number, "->", check(locker, number))
print(registered.__name__, locker.__name__)
swaps = [n for n in ("2134-4", "1324-4", "1243-4") if locker(n)]
print("undetected swaps:", swaps)
