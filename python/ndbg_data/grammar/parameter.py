"""What a program is called with, apart from the tables of templates: who only makes inputs need not read those."""


class Parameter:
    """A parameter of the entry, with the demands that literals of the code make of its values."""

    __slots__ = ("name", "kind", "demands", "default")

    def __init__(self, name, kind):
        self.name, self.kind, self.demands, self.default = name, kind, [], None
