THEMES = {
    "base": {"bg": "white", "fg": "black", "accent": "blue", "radius": 4},
    "dark": {"inherits": "base", "bg": "black", "fg": "white"},
    "midnight": {"inherits": "dark", "accent": "{fg}", "border": "{accent}"},
    "broken": {"inherits": "broken"},
}


class ThemeError(Exception):
    pass


def resolve(name, seen=()):
    if name in seen:
        raise ThemeError("circle: " + " -> ".join(seen + (name,)))
    theme = dict(THEMES[name])
    parent = theme.pop("inherits", None)
    if parent is None:
        return theme
    return {**resolve(parent, seen + (name,)), **theme}


def substitute(theme):
    done = {}
    for key, value in theme.items():
        while isinstance(value, str) and value.startswith("{"):
            value = theme[value.strip("{}")]
        done[key] = value
    return done


def css(theme):
    return "; ".join(f"--{k}: {v}px" if isinstance(v, int) else f"--{k}: {v}" for k, v in theme.items())


for name in THEMES:
    try:
        print(f"{name}: {css(substitute(resolve(name)))}")
    except ThemeError as e:
        print(f"{name}: {e}")

changed = {k for k, v in resolve("dark").items() if v != THEMES["base"].get(k)}
print(sorted(changed), "inherits" in THEMES["dark"])
THEMES["base"]["radius"] *= 2
print(resolve("midnight")["radius"])
