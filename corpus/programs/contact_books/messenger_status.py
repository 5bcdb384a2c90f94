class Observer:
    def __init__(self):
        self.listeners = []

    def subscribe(self, fn):
        self.listeners.append(fn)
        return lambda: self.listeners.remove(fn)

    def notify(self, *args):
        for fn in self.listeners:
            fn(*args)


class Friend(Observer):
    def __init__(self, name):
        super().__init__()
        self.name = name
        self._status = "offline"

    def set_status(self, status):
        old, self._status = self._status, status
        if old != status:
            self.notify(self.name, old, status)


log = []


def logger(name, old, new):
    log.append(f"{name}: {old} -> {new}")


def only_online(name, old, new):
    if new == "online":
        log.append(name + " can be reached!")


def main():
    jan = Friend("Jan")
    kim = Friend("Kim")
    stop = jan.subscribe(logger)
    jan.subscribe(only_online)
    kim.subscribe(only_online)
    jan.set_status("online")
    kim.set_status("away")
    jan.set_status("online")
    stop()
    jan.set_status("offline")
    kim.set_status("online")
    print(*log, sep="\n")
    print(len(jan.listeners), len(kim.listeners))


if __name__ == "__main__":
    main()
