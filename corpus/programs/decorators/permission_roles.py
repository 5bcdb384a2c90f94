from functools import wraps
from types import SimpleNamespace

current = SimpleNamespace(user="guest", roles={"read"})


class Forbidden(PermissionError):
    pass


def needs(*roles):
    def decorate(f):
        @wraps(f)
        def wrapper(*args, **kwargs):
            lacking = set(roles) - current.roles
            if lacking:
                raise Forbidden(f"{current.user} lacks {', '.join(sorted(lacking))}")
            return f(*args, **kwargs)
        return wrapper
    return decorate


articles = {1: "Cats", 2: "Dogs"}


@needs("read")
def show(n):
    return articles[n]


@needs("write")
def rename(n, title):
    articles[n] = title


@needs("write", "admin")
def remove(n):
    return articles.pop(n)


def attempt(function, *args):
    try:
        print(current.user, function.__name__, "->", function(*args))
    except Forbidden as e:
        print("forbidden:", e)


attempt(show, 1)
attempt(remove, 1)
current.user, current.roles = "erika", {"read", "write"}
attempt(rename, 2, "Hunde")
attempt(remove, 2)
current.roles.add("admin")
attempt(remove, 2)
print(articles)
