class UsageError(Exception):
    pass


SPEC = {"-v": ("verbose", bool), "-n": ("count", int), "--name": ("name", str)}


def parse(args, spec=SPEC):
    options = {name: (False if kind is bool else None) for name, kind in spec.values()}
    rest = []
    queue = list(args)
    while queue:
        arg = queue.pop(0)
        if arg == "--":
            rest += queue
            break
        flag, eq, inline = arg.partition("=")
        if flag not in spec:
            if arg.startswith("-"):
                raise UsageError(f"unknown option {flag}")
            rest.append(arg)
            continue
        name, kind = spec[flag]
        if kind is bool:
            options[name] = True
            continue
        if not eq and not queue:
            raise UsageError(f"{flag} needs a value")
        raw = inline if eq else queue.pop(0)
        try:
            options[name] = kind(raw)
        except ValueError:
            raise UsageError(f"{flag} takes {kind.__name__}, not {raw!r}")
    return options, rest


for line in ("-v a b", "-n 3 --name=eve x", "-n", "-n three", "-x", "-- -v", "--name="):
    try:
        print(line, "->", *parse(line.split()))
    except UsageError as e:
        print(line, "->", e)
