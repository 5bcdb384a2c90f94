"""A program as a source gives it, with its calls and its origin."""


class Program:
    """source: the module's text. calls: expressions to run. problem: what the program was made from, which decides
    whether it is held out."""

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
        if not (isinstance(record["source"], str) and is_texts(record["calls"])):
            raise TypeError("source or calls")
        return Program(
            record["source"],
            record["calls"],
            record["entry"],
            record["origin"],
            record["problem"],
            record.get("flags", ()),
        )


def is_texts(given):
    return isinstance(given, list) and all(isinstance(text, str) for text in given)
