SPEC = {
    "port": (int, 1, 65535),
    "ratio": (float, 0, 1),
    "name": (str, 1, 12),
}
DEFAULT = {"port": 8080, "ratio": 0.5}


def check(config):
    result = dict(DEFAULT)
    warnings = []
    for key, value in config.items():
        if key not in SPEC:
            warnings.append(f"ignored {key}")
            continue
        kind, low, high = SPEC[key]
        try:
            value = kind(value)
        except ValueError:
            warnings.append(f"{key}: {value!r} is not {kind.__name__}")
            continue
        size = len(value) if kind is str else value
        if size < low:
            warnings.append(f"{key}: {value} too small")
        elif size > high:
            warnings.append(f"{key}: {value} too large")
        else:
            result[key] = value
    return result, warnings


configs = [
    {"port": "443", "name": "café", "ratio": ".25"},
    {"port": 0, "ratio": "1.5", "colour": "red"},
    {"name": "a very long name", "port": "http"},
]
for c in configs:
    result, warnings = check(c)
    print(result)
    for w in warnings:
        print("   -", w)
print(DEFAULT)
