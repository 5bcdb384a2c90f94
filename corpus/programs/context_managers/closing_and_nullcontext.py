from contextlib import closing, nullcontext


class Connection:
    opened = 0

    def __init__(self, name):
        self.name = name
        self.alive = True
        Connection.opened += 1

    def query(self, text):
        if not self.alive:
            raise RuntimeError(f"{self.name} is closed")
        return f"{self.name}: {text.upper()}"

    def close(self):
        self.alive = False
        Connection.opened -= 1


def ask(text, connection=None):
    """Uses the given connection, or one of its own that it closes."""
    manager = nullcontext(connection) if connection else closing(Connection("own"))
    with manager as c:
        return c.query(text)


shared = Connection("shared")
print(ask("one"), Connection.opened)
print(ask("two", shared), shared.alive, Connection.opened)
with closing(shared) as c:
    print(c is shared, ask("three", c))
print(Connection.opened)
ask("four", shared)
