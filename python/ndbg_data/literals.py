"""Values as they stand in a program."""


def quoted(text, quote):
    shown = repr(text)
    if quote == '"' and shown[0] == "'" and '"' not in shown:
        return '"' + shown[1:-1] + '"'
    return shown


def show(value, quote="'"):
    """The text of a value: as `repr`, with the program's quotes, and sets in one order whatever the hash seed."""
    kind = value.__class__
    if kind is str:
        return quoted(value, quote)
    if kind is list:
        return "[" + ", ".join([show(v, quote) for v in value]) + "]"
    if kind is dict:
        return "{" + ", ".join([show(k, quote) + ": " + show(v, quote) for k, v in value.items()]) + "}"
    if kind is tuple:
        return "(" + ", ".join([show(v, quote) for v in value]) + (",)" if len(value) == 1 else ")")
    if kind is set:
        return "{" + ", ".join(sorted([show(v, quote) for v in value])) + "}" if value else "set()"
    if kind is frozenset:
        return "frozenset(" + (show(set(value), quote) if value else "") + ")"
    return repr(value)
