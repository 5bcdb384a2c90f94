class Emitter:
    def __init__(self):
        self.handlers = {}

    def on(self, name, handler):
        self.handlers.setdefault(name, []).append(handler)
        return self

    def emit(self, name, *args):
        results = []
        for handler in self.handlers.get(name, []):
            results.append(handler(*args))
        return results


class Log:
    def __init__(self):
        self.lines = []

    def write(self, text):
        self.lines.append(text)
        return len(self.lines)


def greet(name):
    return "hi " + name


def main():
    log = Log()
    emitter = Emitter()
    emitter.on("join", greet).on("join", log.write)
    emitter.on("leave", lambda name: name[::-1])
    first = emitter.emit("join", "kim")
    second = emitter.emit("leave", "kim")
    third = emitter.emit("nothing")
    print(first, second, third)
    print(log.lines)


if __name__ == "__main__":
    main()
