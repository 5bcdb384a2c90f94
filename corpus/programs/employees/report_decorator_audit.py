import functools

AUDIT = []


def audited(action):
    def decorate(fn):
        @functools.wraps(fn)
        def wrapper(*args, **kwargs):
            entry = {"action": action, "args": args[1:], "ok": True}
            AUDIT.append(entry)
            try:
                return fn(*args, **kwargs)
            except Exception as e:
                entry["ok"] = False
                entry["error"] = type(e).__name__
                raise
        return wrapper
    return decorate


class Registry:
    def __init__(self):
        self.people = {}

    @audited("hire")
    def hire(self, name, salary):
        """Put somebody on the list."""
        assert name not in self.people, "already hired"
        self.people[name] = salary

    @audited("fire")
    def fire(self, name):
        return self.people.pop(name)

    @audited("raise")
    def give_raise(self, name, percent=3):
        self.people[name] += self.people[name] * percent // 100


def main():
    r = Registry()
    r.hire("Anouk", 3000)
    r.hire("Boris", 2700)
    r.give_raise("Anouk")
    for call in (lambda: r.fire("Carl"), lambda: r.hire("Boris", 1), lambda: r.fire("Boris")):
        try:
            print("got", call())
        except (KeyError, AssertionError) as e:
            print("failed", repr(e))
    for entry in AUDIT:
        print(*entry.values())
    print(r.people, r.hire.__doc__, r.fire.__name__)


main()
