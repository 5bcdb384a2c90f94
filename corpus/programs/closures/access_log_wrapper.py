def guarded(data):
    """Give away functions instead of the dictionary itself."""
    log = []

    def read(key, default=None):
        log.append(("read", key))
        return data.get(key, default)

    def write(key, value):
        log.append(("write", key))
        old = data.get(key)
        data[key] = value
        return old

    def audit(kind=None):
        return [k for what, k in log if kind in (None, what)]

    return {"read": read, "write": write, "audit": audit}


def main():
    secrets = {"pin": 1234, "colour": "blue"}
    safe = guarded(secrets)
    old = safe["write"]("pin", 9876)
    safe["write"]("pet", "Fído")
    wrong = safe["read"]("pïn", "no such thing")
    print(old, wrong, safe["read"]("pet"))
    secrets["colour"] = "red"
    print(safe["read"]("colour"))
    print(safe["audit"](), safe["audit"]("write"))
    other = guarded(dict(secrets))
    other["write"]("pin", 0)
    print(secrets["pin"], len(safe["audit"]()), len(other["audit"]()))


main()
