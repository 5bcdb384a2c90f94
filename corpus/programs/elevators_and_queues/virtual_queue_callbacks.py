from functools import partial


class VirtualQueue:
    def __init__(self, minutes_each=4):
        self.people = []
        self.minutes_each = minutes_each
        self.callbacks = {}

    def join(self, name, notify=None):
        self.people.append(name)
        self.callbacks[name] = notify or (lambda text: None)
        return self.estimate(name)

    def estimate(self, name):
        return self.people.index(name) * self.minutes_each

    def advance(self):
        name = self.people.pop(0)
        self.callbacks.pop(name)("your turn")
        for waiting in self.people[:1]:
            self.callbacks[waiting]("you are next")
        return name


def sms(number, text, *, log):
    log.append(f"{number}: {text}")


def main():
    log = []
    q = VirtualQueue()
    print("Ayla", q.join("Ayla", partial(sms, "0151-1", log=log)))
    print("Bert", q.join("Bert"))
    print("Ciro", q.join("Ciro", partial(sms, "0151-3", log=log)))
    print("Dunja", q.join("Dunja", log.append))
    while len(q.people) > 1:
        print("served:", q.advance(), {n: q.estimate(n) for n in q.people})
    print(*log, sep="\n")


main()
