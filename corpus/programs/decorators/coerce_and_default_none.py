from functools import wraps


def coerce(**kinds):
    def decorate(f):
        @wraps(f)
        def wrapper(**kwargs):
            clean = {}
            for name, value in kwargs.items():
                kind = kinds.get(name, lambda v: v)
                clean[name] = None if value in ("", None) else kind(value)
            return f(**clean)
        return wrapper
    return decorate


@coerce(width=float, copies=int, colour=str.lower)
def print_job(width, copies=1, colour="black", note=None):
    pages = (copies or 1) * (2 if width and width > 21 else 1)
    return f"{pages} page(s) in {colour}" + (f" [{note}]" if note else "")


@coerce(n=lambda t: int(t, 2))
def bits(n):
    return bin(n).count("1")


def main():
    jobs = [
        dict(width="29.7", copies="3", colour="RED"),
        dict(width="", copies="2", note="für Oma"),
        dict(width=10, copies=None, colour=""),
    ]
    for job in jobs:
        print(print_job(**job))
    print(bits(n="10110"), print_job.__name__)
    try:
        print_job(width="wide")
    except ValueError as e:
        print(e)


if __name__ == "__main__":
    main()
