class WatchedList(list):
    def __init__(self, *args):
        super().__init__(*args)
        self.watchers = []

    def _tell(self, what, *details):
        for w in self.watchers:
            w(what, *details)

    def append(self, x):
        super().append(x)
        self._tell("added", x)

    def remove(self, x):
        super().remove(x)
        self._tell("removed", x)

    def __setitem__(self, i, x):
        old = self[i]
        super().__setitem__(i, x)
        if old != x:
            self._tell("changed", old, x)


def main():
    log = []
    queue = WatchedList(["Ada", "Bob"])
    queue.watchers.append(lambda *event: log.append(event))
    queue.append("Cem")
    queue[0] = "Ana"
    queue[0] = "Ana"
    queue.remove("Bob")
    queue += ["Dee"]
    queue.extend(["Eli"])
    queue.insert(0, "VIP")
    print(queue, len(queue))
    for event in log:
        print(*event)
    kinds = [e[0] for e in log]
    print({k: kinds.count(k) for k in kinds}, "Dee" in [e[-1] for e in log])


main()
