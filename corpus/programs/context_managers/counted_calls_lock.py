class Gate:
    """Like a lock that may be entered again by the one that holds it."""

    def __init__(self, limit):
        self.limit = limit
        self.inside = 0
        self.highest = 0

    def __enter__(self):
        if self.inside == self.limit:
            raise BlockingIOError("full")
        self.inside += 1
        self.highest = max(self.highest, self.inside)
        return self.inside

    def __exit__(self, *args):
        self.inside -= 1


gate = Gate(3)


def down(n):
    with gate as place:
        if n == 0:
            return [place]
        return [place] + down(n - 1)


print(down(2), gate.inside)
try:
    down(5)
except BlockingIOError as e:
    print(e, gate.inside, gate.highest)
print(down(0))
