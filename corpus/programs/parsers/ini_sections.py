TEXT = """
; settings of the coffee machine
strength = 7

[grinder]
level=3
beans = arabica, robusta

[water]
hardness = 14 ; degrees
filter = yes
"""


def parse(text):
    result = {"": {}}
    section = result[""]
    for line in text.splitlines():
        line = line.split(";")[0].strip()
        if not line:
            continue
        if line.startswith("[") and line.endswith("]"):
            section = result.setdefault(line[1:-1], {})
        else:
            key, _, value = line.partition("=")
            section[key.strip()] = convert(value.strip())
    return result


def convert(value):
    if "," in value:
        return [convert(v.strip()) for v in value.split(",")]
    if value in ("yes", "no"):
        return value == "yes"
    try:
        return int(value)
    except ValueError:
        return value


config = parse(TEXT)
for name, section in config.items():
    print(f"[{name or 'global'}]", section)
config["grinder"]["level"] += 1
beans = config["grinder"]["beans"]
print(len(beans), beans[-1], config["grinder"]["level"])
print(config.get("milk", {}).get("foam", "no milk"))
print(parse("[a]\nx=1\n[b]\n[a]\ny=2"))
