from enum import IntEnum
from functools import wraps


class Level(IntEnum):
    GUEST = 1
    MEMBER = 2
    ADMIN = 3


class Denied(Exception):
    pass


def requires(level):
    def decorator(method):
        @wraps(method)
        def wrapper(self, user, *args):
            if user["level"] < level:
                raise Denied(f"{user['name']} may not {method.__name__}")
            return method(self, user, *args)
        return wrapper
    return decorator


class SharedBook:
    def __init__(self):
        self.entries = {"reception": "0", "kitchen": "44"}

    @requires(Level.GUEST)
    def look_up(self, user, name):
        return self.entries.get(name, "unknown")

    @requires(Level.MEMBER)
    def add(self, user, name, number):
        self.entries[name] = number
        return len(self.entries)

    @requires(Level.ADMIN)
    def clear(self, user):
        self.entries.clear()


def main():
    book = SharedBook()
    guest = {"name": "visitor", "level": Level.GUEST}
    member = {"name": "Lotte", "level": Level.MEMBER}
    print(book.look_up(guest, "kitchen"))
    print(book.add(member, "lab", "71"))
    for action in (book.add, book.clear):
        try:
            action(guest)
        except Denied as e:
            print("denied:", e)
    print(book.clear.__name__, sorted(Level, reverse=True)[0].name)
    print(book.look_up(guest, "lab"))
    book.clear(member)


main()
