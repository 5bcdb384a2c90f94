class Phone:
    def __init__(self, number, exchange):
        self.number = number
        self.exchange = exchange
        self.talking_to = None
        self.missed = []
        exchange.phones[number] = self

    def call(self, number):
        if self.talking_to:
            return "you are already talking"
        return self.exchange.connect(self, number)

    def hang_up(self):
        other, self.talking_to = self.talking_to, None
        if other:
            other.talking_to = None
        return other and other.number


class Exchange:
    def __init__(self):
        self.phones = {}
        self.calls = 0

    def connect(self, caller, number):
        callee = self.phones.get(number)
        if callee is None:
            return "no such number"
        if callee is caller or callee.talking_to:
            callee.missed.append(caller.number)
            return "busy"
        caller.talking_to, callee.talking_to = callee, caller
        self.calls += 1
        return "connected"


net = Exchange()
a, b, c = (Phone(n, net) for n in (11, 22, 33))
print(a.call(22), c.call(22), c.call(99), b.call(33), c.call(33))
print(b.missed, c.missed, a.talking_to is b)
print(a.hang_up(), a.hang_up(), b.talking_to)
print(c.call(b.missed.pop()), net.calls)
