from copy import deepcopy
import json

SENSITIVE = ("password", "token", "secret", "key")


def redact(value, name=""):
    if isinstance(value, dict):
        return {k: redact(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [redact(v, name) for v in value]
    if any(word in name.lower() for word in SENSITIVE) and value is not None:
        text = str(value)
        return text[0] + "***" if len(text) > 4 else "***"
    return value


def leaks(original, printed):
    """Secrets that are still to be seen in the printed text."""
    found = []

    def walk(value, name=""):
        if isinstance(value, dict):
            for k, v in value.items():
                walk(v, k)
        elif any(w in name.lower() for w in SENSITIVE) and str(value) in printed:
            found.append(name)

    walk(original)
    return found


config = {
    "db": {"user": "app", "password": "hunter2", "port": 5432},
    "apiKeys": ["abc", "qwertyuiop"],
    "monkey": "banana",
    "token": None,
    "comment": "the password is hunter2",
}
before = deepcopy(config)
safe = redact(config)
print(json.dumps(safe, indent=1))
print(config == before, leaks(config, json.dumps(safe)))
print(safe["monkey"], redact("x"), redact({"PIN": 1234, "pinToken": 12345}))
