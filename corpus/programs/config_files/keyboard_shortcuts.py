DEFAULT = {
    "save": "ctrl+s",
    "open": "ctrl+o",
    "find": "ctrl+f",
    "quit": "ctrl+q",
}
user = {
    "find": "Ctrl + Shift + F",
    "quit": "shift+ctrl+f",
    "zoom": "ctrl++",
    "open": None,
}
ORDER = ["ctrl", "alt", "shift"]

def normal(keys):
    keys = keys.lower().replace(" ", "")
    if keys.endswith("++"):
        parts = keys[:-2].split("+") + ["plus"]
    else:
        parts = keys.split("+")
    mods = [m for m in ORDER if m in parts]
    rest = [p for p in parts if p not in ORDER]
    return "+".join(mods + rest)

bindings = dict(DEFAULT)
for action, keys in user.items():
    if keys is None:
        bindings.pop(action)
    else:
        bindings[action] = normal(keys)
print(bindings)

by_keys = {}
for action, keys in bindings.items():
    by_keys.setdefault(keys, []).append(action)
for keys, actions in by_keys.items():
    if len(actions) > 1:
        print("conflict on", keys, "between", " and ".join(actions))

changed = [a for a in DEFAULT if bindings.get(a) != DEFAULT[a]]
print("changed:", changed, "new:", sorted(bindings.keys() - DEFAULT.keys()))
print(normal("Alt+CTRL+x"), max(bindings.values(), key=len))
