from collections import defaultdict


class Bus:
    def __init__(self):
        self._handlers = defaultdict(list)
        self.count = 0

    def on(self, name):
        def register(function):
            self._handlers[name].append(function)
            return function
        return register

    def emit(self, name, **data):
        self.count += 1
        return [handler(**data) for handler in self._handlers[name]]


bus = Bus()


@bus.on("login")
def greet(user, **rest):
    return f"Hello {user}!"


@bus.on("login")
@bus.on("logout")
def audit(user, ip="?", **rest):
    return f"{user}@{ip}"


def main():
    first = bus.emit("login", user="maya", ip="10.0.0.7")
    second = bus.emit("logout", user="maya")
    third = bus.emit("crash", code=3)
    print(first)
    print(second, third)
    print(bus.count, "events,", sorted(bus._handlers))


if __name__ == "__main__":
    main()
