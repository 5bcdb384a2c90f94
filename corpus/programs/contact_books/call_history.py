from collections import Counter, deque, namedtuple

Call = namedtuple("Call", ["who", "minutes", "missed"])


class History:
    def __init__(self, size):
        self.calls = deque(maxlen=size)
        self.forgotten = 0

    def record(self, who, minutes=0):
        if len(self.calls) == self.calls.maxlen:
            self.forgotten += 1
        self.calls.appendleft(Call(who, minutes, minutes == 0))

    def favourites(self, n=2):
        talk = Counter()
        for call in self.calls:
            talk[call.who] += call.minutes
        return talk.most_common(n)

    def call_back(self):
        pending = []
        for call in reversed(self.calls):
            if call.missed and call.who not in pending:
                pending.append(call.who)
            elif not call.missed and call.who in pending:
                pending.remove(call.who)
        return pending


def main():
    history = History(6)
    log = [("Eva", 12), ("boss", 0), ("Eva", 3), ("boss", 7), ("Uli", 0), ("Eva", 0), ("bank", 0), ("Uli", 9)]
    for who, minutes in log:
        history.record(who, minutes)
    print(history.calls[0])
    print(history.favourites())
    print("call back:", history.call_back())
    print("forgotten", history.forgotten)
    missed = sum(c.missed for c in history.calls)
    print(f"{missed}/{len(history.calls)} missed")


main()
