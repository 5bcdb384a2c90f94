import re
from functools import singledispatch

SIZES = {"b": 1, "kb": 10**3, "mb": 10**6, "gb": 10**9, "kib": 2**10, "mib": 2**20}
TIMES = {"ms": 0.001, "s": 1, "min": 60, "h": 3600}


def quantity(text, units):
    m = re.fullmatch(r"\s*([\d.]+)\s*([a-z]+)?\s*", text.lower())
    if not m:
        raise ValueError(f"not a quantity: {text!r}")
    number, unit = m.groups()
    return float(number) * units[unit or next(iter(units))]


@singledispatch
def show(value):
    return str(value)


@show.register
def _(value: float):
    return f"{value:,.0f}"


@show.register
def _(value: list):
    return "[" + ", ".join(show(v) for v in value) + "]"


config = {
    "cache_size": "64 MiB",
    "upload_limit": "1.5gb",
    "timeout": "2.5s",
    "retry": ["100ms", "1s", "1min"],
    "burst": "512",
}

parsed = {}
for key, value in config.items():
    units = SIZES if key.endswith(("size", "limit")) or key == "burst" else TIMES
    if isinstance(value, list):
        parsed[key] = [quantity(v, units) for v in value]
    else:
        parsed[key] = quantity(value, units)
for key, value in parsed.items():
    print(f"{key:<13}{show(value)}")
print(sum(parsed["retry"]), parsed["upload_limit"] > parsed["cache_size"], show(True))
for bad in ("12 parsecs", "much"):
    try:
        quantity(bad, SIZES)
    except (KeyError, ValueError) as e:
        print(type(e).__name__, e)
