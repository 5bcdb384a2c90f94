import enum


class Conn(enum.Enum):
    CLOSED = "closed"
    CONNECTING = "connecting"
    READY = "ready"
    BROKEN = "broken"

    def allows(self, other):
        return other in ALLOWED.get(self, ())


ALLOWED = {
    Conn.CLOSED: (Conn.CONNECTING,),
    Conn.CONNECTING: (Conn.READY, Conn.BROKEN),
    Conn.READY: (Conn.CLOSED, Conn.BROKEN),
}


class IllegalMove(RuntimeError):
    def __init__(self, old, new):
        super().__init__(f"cannot go from {old.value} to {new.value}")
        self.old = old
        self.new = new


class Client:
    def __init__(self):
        self._state = Conn.CLOSED
        self.log = []

    @property
    def state(self):
        return self._state

    @state.setter
    def state(self, new):
        if not self._state.allows(new):
            raise IllegalMove(self._state, new)
        self.log.append((self._state.name, new.name))
        self._state = new


c = Client()
c.state = Conn.CONNECTING
c.state = Conn.READY
try:
    c.state = Conn.CONNECTING
except IllegalMove as error:
    print(error, "/", error.new)
c.state = Conn.BROKEN
for old, new in c.log:
    print(old, "=>", new)
c.state = Conn("closed")
print("never here")
