"""What a source gives: a program, its calls, and where it comes from."""


class Program:
    """source: the module's text. calls: expressions to run. problem: what it descends from (it decides the side of a split)."""

    __slots__ = ("source", "calls", "entry", "origin", "problem", "flags")

    def __init__(self, source, calls, entry, origin, problem, flags=()):
        self.source, self.calls, self.entry, self.origin, self.problem = source, calls, entry, origin, problem
        self.flags = tuple(flags)

    def to_json(self):
        return {
            "source": self.source, "calls": self.calls, "entry": self.entry, "origin": self.origin,
            "problem": self.problem, "flags": list(self.flags),
        }

    @staticmethod
    def from_json(record):
        return Program(
            record["source"],
            record["calls"],
            record["entry"],
            record["origin"],
            record["problem"],
            record.get("flags", ()),
        )
