class UsageError(Exception):
    pass


def parse(argv, flags, options):
    values = {name: default for name, default in options.items()}
    values.update({f: False for f in flags})
    positional = []
    items = iter(argv)
    for item in items:
        if item == "--":
            positional.extend(items)
        elif item.startswith("--"):
            name, eq, value = item[2:].partition("=")
            if name in flags:
                values[name] = True
            elif name in options:
                if not eq:
                    value = next(items, None)
                    if value is None:
                        raise UsageError(f"--{name} needs a value")
                values[name] = type(options[name])(value) if options[name] is not None else value
            else:
                raise UsageError(f"unknown option --{name}")
        else:
            positional.append(item)
    return values, positional


FLAGS = ["verbose", "dry-run"]
OPTIONS = {"level": 3, "out": None, "ratio": 0.5}

lines = [
    "copy a.txt b.txt --verbose",
    "pack --level=9 --out x.zip -- --strange-name",
    "--ratio 0.25 --level",
    "--colour red",
    "--level high",
]
for line in lines:
    try:
        values, rest = parse(line.split(), FLAGS, OPTIONS)
    except UsageError as e:
        print("usage:", e)
    except ValueError as e:
        print("bad value:", e)
    else:
        changed = {k: v for k, v in values.items() if v not in (False, OPTIONS.get(k))}
        print(rest, changed)
print(OPTIONS)
