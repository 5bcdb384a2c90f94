profiles = {
    "default": {"editor": "nano", "colour": True, "tab": 4},
    "work": {"editor": "vim", "tab": 2},
}
active = "default"


def use(name):
    global active
    if name not in profiles:
        return "no profile " + name
    active = name
    return "using " + name


def get(key):
    value = profiles[active].get(key)
    if not value:
        value = profiles["default"].get(key)
    return value


def put(key, value):
    profiles[active][key] = value
    return active + "." + key + " = " + str(value)


def main():
    print(get("editor"), get("tab"))
    print(use("work"), get("editor"), get("colour"))
    print(put("colour", False), get("colour"))
    print(put("tab", 8), get("tab"))
    print(use("home"), active)
    profiles["home"] = profiles["work"]
    print(use("home"), put("editor", "emacs"))
    print(use("work"), get("editor"))
    keys = sorted({k for p in profiles.values() for k in p})
    for k in keys:
        row = [str(p.get(k, "-")) for p in profiles.values()]
        print(k.ljust(8), " ".join(row))
    print(len(profiles), profiles["home"] is profiles["work"])


main()
