from functools import wraps


class Denied(Exception):
    pass


def needs(*roles):
    def decorate(method):
        @wraps(method)
        def wrapper(self, *args, **kw):
            if self.role not in roles:
                raise Denied(f"{self.name} may not {method.__name__}")
            return method(self, *args, **kw)
        return wrapper
    return decorate


class User:
    def __init__(self, name, role="reader"):
        self.name, self.role = name, role

    def read(self, page):
        return f"{self.name} reads {page}"

    @needs("editor", "admin")
    def edit(self, page, text=""):
        return f"{page} := {text!r}"

    @needs("admin")
    def remove(self, page):
        self.edit(page)
        return f"{page} removed"


users = [User("Ann", "admin"), User("Ed", "editor"), User("Bob")]
for user in users:
    for action in (user.read, user.edit, user.remove):
        try:
            print(action("home"))
        except Denied as e:
            print("  denied:", e)
users[2].role = "admin"
print(users[2].remove("faq"))
