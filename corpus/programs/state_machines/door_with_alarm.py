class Door:
    def __init__(self, name, code):
        self.name = name
        self._code = code
        self._state = "closed"
        self.wrong = 0

    @property
    def state(self):
        return self._state

    def _go(self, allowed, to):
        if self._state not in allowed:
            return False
        self._state = to
        return True

    def open(self):
        return self._go({"closed"}, "open")

    def close(self):
        return self._go({"open"}, "closed")

    def lock(self):
        return self._go({"closed"}, "locked")

    def unlock(self, code):
        if self._state == "alarm":
            return False
        if code != self._code:
            self.wrong += 1
            if self.wrong >= 3:
                self._state = "alarm"
            return False
        return self._go({"locked"}, "closed")


front = Door("front", "4711")
print(front.open(), front.lock(), front.close(), front.lock())
for guess in ("0000", "1234", 4711, "4711"):
    ok = front.unlock(guess)
    print(f"{front.name}: {guess!r:>7} {ok!s:5} {front.state}")
if front.state == "alarm":
    print("police called after", front.wrong, "tries")
