SCHEMA = {
    "name": {"type": str, "required": True},
    "port": {"type": int, "min": 1, "max": 65535, "default": 80},
    "mode": {"type": str, "choices": ["fast", "safe"], "default": "safe"},
    "tags": {"type": list, "items": str, "default": []},
}


def check(config, schema=SCHEMA):
    result, errors = {}, []
    for key, rule in schema.items():
        if key not in config:
            if rule.get("required"):
                errors.append(f"{key}: required")
            else:
                result[key] = rule.get("default")
            continue
        value = config[key]
        if not isinstance(value, rule["type"]):
            errors.append(f"{key}: expected {rule['type'].__name__}, got {type(value).__name__}")
        elif "choices" in rule and value not in rule["choices"]:
            errors.append(f"{key}: {value!r} is not one of {'/'.join(rule['choices'])}")
        elif not rule.get("min", value) <= value <= rule.get("max", value):
            errors.append(f"{key}: {value} out of range")
        else:
            result[key] = value
    errors += [f"{key}: unknown" for key in config if key not in schema]
    return result, errors


configs = [
    {"name": "alpha"},
    {"name": 5, "port": 0, "mode": "quick"},
    {"port": "80", "colour": "blue"},
    {"name": "beta", "port": True, "tags": ["x"]},
]
for c in configs:
    result, errors = check(c)
    print(result if not errors else errors)

first, _ = check({"name": "one"})
first["tags"].append("oops")
second, _ = check({"name": "two"})
print(second["tags"], SCHEMA["tags"]["default"])
